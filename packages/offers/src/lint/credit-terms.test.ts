import { expect, test } from "vitest";
import { phrases } from "../testing/phrases.ts";
import {
  requiredDownPayment,
  statedFinanceCharge,
  statedRate,
  statedRepayment,
  unstatedBalloon,
  unstatedIncrease,
} from "./credit-terms.ts";
import { type OfferText, type Stated, textsOf } from "./offer-texts.ts";
import { statedDownPayment, statedTerm } from "./triggers.ts";

type Find = (texts: readonly OfferText[]) => Stated | null;
const evidenceIn = (find: Find, text: string) =>
  find(textsOf({ name: text.replace(/[[\]]/g, ""), badge: null, description: "", disclaimer: "" }))
    ?.evidence ?? null;
/** The evidence that square brackets mark; null without brackets. */
const marked = (text: string) => /\[(.*)\]/.exec(text)?.[1] ?? null;

test.each(
  phrases(`
    a [balloon] payment at the end|[Balloon]. The car is $5,000|a [pago globo] al final|un [pago final globo]
    no balloon payment|balloon payment of $5,000|pago globo de $5,000|pago final globo: $5,000|balloons for children
    a final [balloon] due sixty months after delivery: $5,000|ballooning prices|pago globos
  `),
)("a balloon payment without its amount: %s", (text) => {
  expect(evidenceIn(unstatedBalloon, text)).toBe(marked(text));
});

test.each(
  phrases(`
    [down payment is required]|[downpayment required]|[cash down required]|[enganche es requerido]|[enganche requerido]
    [pago inicial necesario]|[requires a down payment]|[require an down payment]|[with a down payment]|[with down payment]
    [con un enganche]|[con enganche]|[requiere pago inicial]|[requiere un downpayment]
    down payment options|down payment may be required|herewith a down paymentless plan|a down payment requires thought
    markdown payment required
  `),
)("a required down payment: %s", (text) => {
  expect(evidenceIn(requiredDownPayment, text)).toBe(marked(text));
});

test.each(
  phrases(`
    [introductory APR]|[variable rate]|[adjustable loan rate]|[variable interest APR]|[variable TAE]|[APR inicial]
    [TAE variable]|[tasa introductoria]|[adjustable tasa]
    variable rate, may increase|variable rate that can rise|introductory APR: it could go up|adjustable rate will change
    variable APR may vary|tasa variable, puede aumentar|tasa inicial, podría subir|TAE variable, puede cambiar
    tasa variable: puede variar|variable valve timing at any rate|introductory|invariable rate|adjustable rates
    [variable rate] increase|[variable rate]: dismay increases
  `),
)("a rate that may change: %s", (text) => {
  expect(evidenceIn(unstatedIncrease, text)).toBe(marked(text));
});

test.each(
  phrases(`
    [5% down]|[10 % down]|[10% cash down]|[12% de enganche]|[12% de inicial]|[12% de pago inicial]|[down payment of 5%]
    [downpayment 15%]|[enganche 12%]|[enganche del 12%]|[enganche de 12%]|0% down|00% down|enganche de 0%|enganche de 00%|110% down
    5% downtime|[50% financing]|[90% financed]|[80% financiamiento]|[75% financiado]|100% financing|49% financing
    [requires a $100 trade]|[required: $1,500 trade]|[require $5 trade]|require no trade. $5 trades|prerequired $5 trade
    [$100 trade-in required]|[$100 trade is required]|[$100 trade-in is always required]|[$1,500 cash or trade required]
    $100 trade-in|100 trade required|[$500 down]|[$500 de enganche]
  `),
)("a down payment: %s", (text) => {
  expect(evidenceIn(statedDownPayment, text)).toBe(marked(text));
});

test.each(
  phrases(`
    [36 months]|[36 month]|[36-months]|[36months]|[39 mo]|[39 mos]|[260 weeks]|[36 meses]|[260 semanas]|[36 month lease], warranty extra
    6 months|first 12 months|primeros 12 meses|12 months of warranty|36-month powertrain warranty|24 months coverage
    24 months of roadside help|24 months free maintenance|24 mos. service|12 months subscription|36 meses de garantía
    12 meses de cobertura|24 meses de mantenimiento|1,036 months|1.36 months|36 monthlong|[3 payments]|36 Monza
    [24 months], warranty extra
  `),
)("a term: %s", (text) => {
  expect(evidenceIn(statedTerm, text)).toBe(marked(text));
});

test.each([
  [statedRate, "80% financing", null],
  [statedRate, "12.5% financing", "12.5% financing"],
  [statedRate, "Rates from 2%. 3 financing plans", "Rates from 2%"],
  [statedRepayment, "Financing. Open 12 months", null],
  [statedRepayment, "Finance with no payments for 3 months", null],
  [statedRepayment, "financing and sin pagos por 3 meses", null],
  [statedFinanceCharge, "Save $500 in interest", null],
  [statedFinanceCharge, "Save over $500 in interest", null],
  [statedFinanceCharge, "interest of $0", null],
] as const)("%#: %s", (find, text, evidence) => {
  expect(evidenceIn(find, text)).toBe(evidence);
});
