import { describe, expect, test } from "vitest";
import { phrases } from "../testing/phrases.ts";
import { sampleOffer } from "../testing/sample-offer.ts";
import { isLease } from "./lease-terms.ts";
import { lintClaims } from "./lint-claims.ts";
import { lintCredit } from "./lint-credit.ts";
import { lintWording } from "./lint-wording.ts";

const noFigures = { offer_terms: undefined, offer_credits: undefined, offer_debits: undefined };
const offerNamed = (name: string) =>
  sampleOffer({ ...noFigures, name, badge: null, description: "", disclaimer: "" });
/** The evidence of a finding: square brackets mark it in the texts below. */
const evidenceOf = (code: string, name: string) =>
  lintCredit(offerNamed(name)).find((finding) => finding.code === code)?.evidence;
const unmarked = (text: string) => text.replace(/[[\]]/g, "");
const marked = (text: string) => /\[(.*)\]/.exec(text)![1];

describe("trigger terms of credit", () => {
  test.each(
    phrases(`
      only [$329/month]|[$329 per mo]|[$329 mo]|[329/mo] on trucks|[payments as low as $199]|low [$299 payments]|[$345 monthly] payments
      [payments from only $299]|[payment of just $299]|[$299 monthly] payments|Monthly [payments under $300]
      [$99 per week]|[$99/wk]|[$145 bi-weekly]|[$145 every two weeks]|[$145 biweekly]|under [$10 a day]
      [$13 per day]|[13 dollars daily]|[$145 every other week]|[$299 al mes]|[$299 mensuales]|[$299/mes]
      [pagos de tan solo $299]|[mensualidades desde $299]|[letras de $299]|[$75 semanales]|[$75 a la semana]
      [$10 diarios]|[$10 al día]|[$150 quincenales]|[Installments of $103]|[cuotas de $103]
    `),
  )("payments: %s", (text) => {
    expect(evidenceOf("credit.missing-apr", unmarked(text))).toBe(marked(text));
  });

  test.each(
    phrases(`
      [60 months to pay]|[60 mos. to repay]|[6-year financing]|[72-mo. financing]|[84 month auto loans]
      [financing up to 84 months]|[Loans up to 7 years]|[96 months of financing]|[préstamo a 72 meses]
      [72 meses de financiamiento]|hasta [7 años para pagar]|[financie hasta por 84 meses]|a [pagar en 60 meses]
      [60 mensualidades]|[48 cómodos pagos]|[forty-eight equal installments]|[36 weekly payments]
      [payments over 84 months]|[stretch it over six years]|[repay within 48 months]|[Pay it off in 5 years]
      [terms as long as 84 months]|[plazos de hasta 84 meses]|[repayment in as many as 36 months]
    `),
  )("number of payments and period of repayment: %s", (text) => {
    expect(evidenceOf("credit.missing-apr", unmarked(text))).toBe(marked(text));
  });

  test.each(
    phrases(`
      [$99 down]|[$99 total down]|[$500 cash down]|[down payment just $500]|[put down $500]|[$1 down]
      [down payments start at $299]|[one dollar down]|[20 percent down]|[10% cash down]|[10% de enganche]
      [down payment of 10%]|[enganche del 10%]|[enganche desde $500]|[$500 de entrada]|[enganche mínimo $500]
      [$500 de pago inicial]|[80% financing]|[required: a $100 trade]|[$100 trade-in is required]
      [$1,000 cash or trade required]|[$199 due at delivery]|[$500 due upon signing]
    `),
  )("down payments: %s", (text) => {
    expect(evidenceOf("credit.missing-apr", unmarked(text))).toBe(marked(text));
  });

  test.each(
    phrases(`
      [$995 finance charge]|[finance charges as low as $20]|[interest costs only $1,150]|[$75 loan fee]
      [$50 financing fee]|[cargos por financiamiento desde $99]|[$800 de intereses]|[Interest of $900]
      [$500 total cost of credit]|[$2 monthly] carrying charge|[$2 total carrying charge]|[financing costs less than $300]
    `),
  )("finance charges: %s", (text) => {
    expect(evidenceOf("credit.missing-apr", unmarked(text))).toBe(marked(text));
  });
});

describe("rates that are not called APR", () => {
  test.each(
    phrases(`
      [2.9% financing]|[2.9% simple interest]|[interest as low as 2.9%]|[rates as low as 2.9%]
      low [2.9% rate]|[2.9% auto loans]|[interest rate: 4%]|[0.9% special financing]
      [Finance at 2.9%]|[rate of the year: 3%]|[tasa de 2.9%]|[2.9% de interés]
      [tasas desde 2.9%]|[financiamiento desde 2.9%]|[zero percent interest]
      [three point nine percent financing]|[1.9% for up to 60 months]|[0% for 72]!
      [0% por 72] en Outlander
    `),
  )("%s", (text) => {
    expect(evidenceOf("credit.rate-not-apr", unmarked(text))).toBe(marked(text));
  });
});

describe("an annual percentage rate with the terms of repayment", () => {
  test.each(
    phrases(`
      2.9% APR|2.9% annual percentage rate (APR)|APR: 2.9%|APR as low as 2.9%|2.9% fixed APR
      APR starting at 2.9%|0% A.P.R.|2.9% (APR)|APR 2.9%|2.9%APR|TAE del 2.9%|2.9% de APR
      2.9% de tasa porcentual anual|tasa de porcentaje anual de 2.9%|APR from just 1.9%
      zero percent APR|APR of 2.9 percent|annual percentage rate (APR) is 2.9%
      APR rates from 3.125%
    `),
  )("%s is read", (rate) => {
    expect(lintCredit(offerNamed(`${rate}, 60 payments of $300`))).toEqual([]);
    expect(lintCredit(offerNamed(`${rate}, $300 a month`))).toMatchObject([
      { code: "credit.missing-repayment-terms" },
    ]);
  });

  test.each(
    phrases(`
      $345 a month for 60 months|$345/mo for 60 mos.|60 payments of $345
      60 monthly payments of $345|$345 x 60 months|$345 a month, 60 months
      60 months at $345 a month|$345/mo, 60-mo. term|$345/60 months, payments of $345
      60 pagos de $345|$345 al mes durante 60 meses|$345 mensuales a 60 meses
      five years to pay at $345 a month|$80 weekly, 260 weeks|plazo de 60 meses, $345 al mes
    `),
  )("%s is read", (terms) => {
    expect(lintCredit(offerNamed(`2.9% APR, ${terms}`))).toEqual([]);
  });

  test.each([
    "$345 a month with a 60-month warranty",
    "60 months with a down payment of $500",
    "60 months, down payment: $500",
    "$345 a month, 24 months of maintenance",
    "$345 a month, 12,000 miles",
    "$345 a month for the first 12 months",
    "We make your first 2 payments of $345",
    "$345 a month, 36 meses de garantía",
  ])("%s states no term", (terms) => {
    expect(lintCredit(offerNamed(`2.9% APR, ${terms}`))).toMatchObject([
      { code: "credit.missing-repayment-terms" },
    ]);
  });
});

test.each(
  phrases(`
      Low monthly payments|easy weekly payments|10% off|save 10% on parts|20% off for 24 hours
      Save $500 a year on fuel|Save $40 a month on fuel|Savings of up to $40 a month
      100% satisfaction|100% financing|Down to $19,995|Marked down $500|$500 down from June
      price reduced $1,000 for 30 days|60-month battery warranty|three-year/36,000-mile warranty
      24 months of roadside assistance|12 months of satellite radio|Free oil changes for 2 years
      We are open seven days a week|Drive 40 miles a day on battery alone|1 of 5 colors
      5-year resale value award|30 days to exchange|Trade values up 10%
      rental car $35 a day while we work|Loaners from $9 a day|Over 60 years in business
      60 years of financing families|interest in electric cars is up 40%|Finance or pay cash
      Two keys, two years of maps|Insurance from $89 a month|Wash club $19 a month
      Radio subscription, $19 a month|Charging is $2 a day in electricity
      Income of at least $1,800 a month|Earn $1,800 a month with us|0% down|0% de enganche
      $0 down|Ahorre $40 al mes en gasolina|garantía de 60 meses|Abierto siete días a la semana
      No one needs 0% patience|Save $1,200 in interest|Save up to $1,200 in interest
      no finance charge|Pay online|financing with no payments for 3 months
      a balloon for every child|Todo listo
    `),
)("%s requires nothing of credit", (name) => {
  const offer = offerNamed(name);
  expect([...lintCredit(offer), ...lintWording(offer)]).toEqual([]);
  expect(isLease(offer)).toBe(false);
});

test.each(
  phrases(`
      Approval not guaranteed|Approval is never guaranteed|We can't guarantee approval
      Not everyone is approved|If you're approved, drive today
      once you are approved by the lender|Guaranteed buyback|Lowest price guaranteed
      Credit applications are not guaranteed approval|All credit considered
      Not everyone qualifies|Free appraisal whether you buy or not|Free Wi-Fi
      Free test drive, buy with confidence|Free coffee. Buy with confidence|Hassle-free buying
      Interest-free advice when you buy|Free of charge when you buy|Free delivery
      Free inspection before you buy elsewhere|No purchase: free gift with any purchase
      Free check even if you buy elsewhere|Free offer, do not buy|No payments app needed
      No payment information needed|pague en línea|sin pagos ocultos|Aprobación no garantizada
      No todos califican|No garantizamos su aprobación
      Avalúo gratis al llegar, sin compromiso de compra|Prueba gratis
      Payments accepted until 6 p.m.|Skip the line|Your first payment is due at once
      First payment of $300|Pay nothing extra|No reservation denied us
    `),
)("%s makes no claim", (name) => {
  expect(lintClaims(offerNamed(name))).toEqual([]);
});
