import { cents, months } from "@forecourt/units";
import { affordablePrice } from "../affordable-price.ts";
import { amortize } from "../amortize.ts";
import { amountFinanced } from "../amount-financed.ts";
import { annualPercentageRate } from "../annual-percentage-rate.ts";
import { dueDates } from "../due-dates.ts";
import { effectiveApr } from "../effective-apr.ts";
import { estimateLease } from "../estimate-lease.ts";
import { estimateDefaultLoan, estimateLoan } from "../estimate-loan.ts";
import { financeDefaults } from "../finance-defaults.ts";
import { leasePayment } from "../lease-payment.ts";
import { levelPayment, principalPart } from "../level-payment.ts";
import { loanPayment, paymentPerThousand } from "../loan-payment.ts";
import { loanPeriods } from "../loan-periods.ts";
import { loanRate, ratePerPeriod } from "../loan-rate.ts";
import { aprFromMoneyFactor, moneyFactorFromApr } from "../money-factor.ts";
import { numberOfPeriods } from "../number-of-periods.ts";
import { outTheDoor } from "../out-the-door.ts";
import { priceBreakdown } from "../price-breakdown.ts";
import { salesTax } from "../sales-tax.ts";
import { unwrap } from "./unwrap.ts";

/**
 * One function with valid arguments. `wrongs`: numbers that are finite and wrong, by path. `optional`: paths that may
 * be undefined.
 */
export type RefusalCase = {
  name: string;
  args: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: the test passes arguments of a wrong type on purpose.
  call: (args: any) => unknown;
  wrongs?: Record<string, number[]>;
  optional?: string[];
};

const WRONG_TERMS = [-12, 0, 12.5, 10_001];
const WRONG_RATES = [-1, 90_001];
const WRONG_CENTS = [0.5, -0.5, 1e11];

const price = { lines: [{ code: "vehicle" as const, cents: cents(2_500_000) }], total: cents(2_500_000) };
const deal = {
  price,
  year: 2024,
  months: months(60),
  cashDown: cents(250_000),
  tradeEquity: cents(100_000),
  creditScore: 700,
};
const { baseAprBp, taxRateBp, leaseTerms, ...others } = financeDefaults.chrome;
const rates = { baseAprBp, taxRateBp };
const loan = unwrap(estimateLoan(deal, financeDefaults.chrome));

export const refusalCases: RefusalCase[] = [
  {
    name: "loanPayment",
    args: [2_000_000, 699.5, 60],
    call: (args: Parameters<typeof loanPayment>) => loanPayment(...args),
    wrongs: { 0: WRONG_CENTS, 1: WRONG_RATES, 2: WRONG_TERMS },
  },
  {
    name: "paymentPerThousand",
    args: [699, 60],
    call: (args: Parameters<typeof paymentPerThousand>) => paymentPerThousand(...args),
    wrongs: { 0: WRONG_RATES, 1: WRONG_TERMS },
  },
  {
    name: "amortize",
    args: [2_000_000, 699, 60],
    call: (args: Parameters<typeof amortize>) => amortize(...args),
    wrongs: { 0: WRONG_CENTS, 1: [...WRONG_RATES, 0.5], 2: WRONG_TERMS },
  },
  {
    name: "loanPeriods",
    args: [2_000_000, 699, 40_000],
    call: (args: Parameters<typeof loanPeriods>) => loanPeriods(...args),
    wrongs: { 0: [...WRONG_CENTS, -1], 1: [...WRONG_RATES, 0.5], 2: [...WRONG_CENTS, -1, 0] },
  },
  {
    name: "loanRate",
    args: [2_000_000, 40_000, 60],
    call: (args: Parameters<typeof loanRate>) => loanRate(...args),
    wrongs: { 0: [...WRONG_CENTS, -1], 1: [...WRONG_CENTS, -1], 2: WRONG_TERMS },
  },
  {
    name: "levelPayment",
    args: { principal: 2_000_000.5, balloon: 1_000_000.5, rate: 0.005, periods: 60 },
    call: levelPayment,
    wrongs: { principal: [1e11], balloon: [-1e11], rate: [-0.001, 1_000_001], periods: WRONG_TERMS },
    optional: ["balloon"],
  },
  {
    name: "principalPart",
    args: { debt: { principal: 2_000_000, rate: 0.005, periods: 60 }, period: 3 },
    call: ({ debt, period }) => principalPart(debt, period),
    wrongs: { "debt.rate": [-0.001], "debt.periods": [2, ...WRONG_TERMS], period: [0, 61, 1.5] },
  },
  {
    name: "ratePerPeriod",
    args: { principal: 2_000_000, payment: 40_000, balloon: 100_000, periods: 60 },
    call: ratePerPeriod,
    wrongs: { principal: [1e11], payment: [1e11], balloon: [1e11], periods: WRONG_TERMS },
    optional: ["balloon"],
  },
  {
    name: "numberOfPeriods",
    args: { principal: 2_000_000, payment: 40_000, balloon: 100_000, rate: 0.005 },
    call: numberOfPeriods,
    wrongs: { principal: [1e11], payment: [1e11, 0, -1], balloon: [-1e11], rate: [-0.001] },
    optional: ["balloon"],
  },
  {
    name: "amountFinanced",
    args: { price: 2_000_000, fees: 25_500, tax: 0, cashDown: 200_000, tradeEquity: -50_000 },
    call: amountFinanced,
    wrongs: { price: WRONG_CENTS, fees: WRONG_CENTS, tax: WRONG_CENTS, cashDown: WRONG_CENTS },
  },
  {
    name: "salesTax",
    args: { price: 2_000_000, taxRateBp: 700, taxableFees: 100, tradeInAllowance: 200, tradeInCredit: true },
    call: salesTax,
    wrongs: {
      price: WRONG_CENTS,
      taxRateBp: [...WRONG_RATES, 0.5],
      taxableFees: [...WRONG_CENTS, 99_999_999_999],
      tradeInAllowance: WRONG_CENTS,
    },
    optional: ["taxableFees", "tradeInAllowance"],
  },
  {
    name: "leasePayment",
    args: {
      adjustedCapCost: 3_000_000,
      residual: 1_800_000,
      moneyFactorMillionths: 1_250,
      months: 36,
      taxRateBp: 725,
      sellingPrice: 3_200_000,
    },
    call: leasePayment,
    wrongs: {
      adjustedCapCost: [...WRONG_CENTS, -1],
      residual: [...WRONG_CENTS, -1],
      moneyFactorMillionths: [-1, 0.5, 1_000_001],
      months: WRONG_TERMS,
      taxRateBp: [...WRONG_RATES, 0.5],
      sellingPrice: [...WRONG_CENTS, -1],
    },
    optional: ["sellingPrice"],
  },
  {
    name: "aprFromMoneyFactor",
    args: [1_250],
    call: ([factor]) => aprFromMoneyFactor(factor),
    wrongs: { 0: [-1, 0.5, 1_000_001] },
  },
  {
    name: "moneyFactorFromApr",
    args: [960],
    call: ([aprBp]) => moneyFactorFromApr(aprBp),
    wrongs: { 0: [...WRONG_RATES, 0.5] },
  },
  {
    name: "priceBreakdown",
    args: { price: 2_000_000, condition: "used", fees: { documentary: 24_500, thirtyDayDrive: 1_000 } },
    call: priceBreakdown,
    wrongs: {
      price: [...WRONG_CENTS, -1, 99_999_999_999],
      "fees.documentary": [...WRONG_CENTS, -1],
      "fees.thirtyDayDrive": [...WRONG_CENTS, -1],
    },
  },
  {
    name: "effectiveApr by a score",
    args: { credit: { creditScore: 700, year: 2024 }, baseAprBp },
    call: ({ credit, ...changed }) => effectiveApr(credit, { ...others, ...changed }),
    wrongs: { "credit.creditScore": [-1, 700.5, 901], "credit.year": [2024.5], baseAprBp: [-500, 89_999] },
  },
  {
    name: "effectiveApr by a range",
    args: { creditTier: { minScore: 600, maxScore: 619, addBp: 150 }, year: 2024 },
    call: (credit) => effectiveApr(credit, financeDefaults.chrome),
    wrongs: {
      "creditTier.minScore": [-1, 620],
      "creditTier.maxScore": [599, 901],
      "creditTier.addBp": [-5_000],
    },
  },
  {
    name: "estimateLoan",
    args: { deal, rates },
    call: (args) => estimateLoan(args.deal, { ...financeDefaults.chrome, ...args.rates }),
    wrongs: {
      "deal.price.total": WRONG_CENTS,
      "deal.price.lines.0.cents": WRONG_CENTS,
      "deal.months": WRONG_TERMS,
      "deal.cashDown": WRONG_CENTS,
      "deal.tradeEquity": [...WRONG_CENTS, -99_999_999_999],
      "deal.creditScore": [-1, 700.5, 901],
      "deal.year": [2024.5],
      "rates.taxRateBp": [...WRONG_RATES, 0.5],
    },
    optional: ["deal.tradeEquity"],
  },
  {
    name: "estimateDefaultLoan",
    args: { price, year: 2024 },
    call: (vehicle) => estimateDefaultLoan(vehicle, financeDefaults.chrome),
    wrongs: { "price.total": WRONG_CENTS, year: [2024.5] },
  },
  {
    name: "estimateLease",
    args: {
      lease: { price, msrp: 2_600_000, months: 36, milesPerYear: 10_000, cashDown: 0, tradeEquity: 0 },
      taxRateBp,
      terms: { months: 36, milesPerYear: 10_000, residualBp: 5_700, moneyFactorMillionths: 1_250 },
    },
    call: (args) =>
      estimateLease(args.lease, {
        ...financeDefaults.chrome,
        taxRateBp: args.taxRateBp,
        leaseTerms: [args.terms],
      }),
    wrongs: {
      "lease.price.total": WRONG_CENTS,
      "lease.msrp": [-1, 0, ...WRONG_CENTS],
      "lease.months": WRONG_TERMS,
      "lease.cashDown": WRONG_CENTS,
      "lease.tradeEquity": WRONG_CENTS,
      "terms.residualBp": [-1, 10_001, 0.5],
      "terms.moneyFactorMillionths": [-1, 0.5],
    },
    optional: ["lease.tradeEquity"],
  },
  {
    name: "affordablePrice",
    args: {
      payment: 32_587,
      terms: { cashDown: 0, tradeEquity: 0, creditScore: 700, months: 60 },
      year: 2024,
    },
    call: (input) => affordablePrice(input, financeDefaults.chrome),
    wrongs: {
      payment: [...WRONG_CENTS, -1],
      "terms.months": WRONG_TERMS,
      "terms.creditScore": [901],
      year: [0.5],
    },
    optional: ["terms.tradeEquity"],
  },
  {
    name: "outTheDoor",
    args: {
      price,
      state: {
        taxes: [{ id: "state", rateMillionths: 42_250 }],
        fees: [{ id: "title", cents: 850 }],
        tradeInCredit: true,
        taxesDealerFees: false,
      },
      amountFinanced: loan.amountFinanced,
      cashDown: 250_000,
      tradeEquity: 100_000,
      included: [{ code: "tax", cents: 100 }],
    },
    call: ({ price: changed, state, amountFinanced: financed, ...assumed }) => {
      const assumptions = { ...loan.assumptions, ...assumed };
      return outTheDoor({ price: changed, state, loan: { ...loan, amountFinanced: financed, assumptions } });
    },
    wrongs: {
      "price.lines.0.cents": WRONG_CENTS,
      "state.taxes.0.rateMillionths": [-1, 0.5, 1_000_001],
      "state.fees.0.cents": [...WRONG_CENTS, -1],
      cashDown: WRONG_CENTS,
      tradeEquity: WRONG_CENTS,
    },
  },
  {
    name: "annualPercentageRate",
    args: { advance: 500_000, payment: 530_000 },
    call: ({ advance, payment }) =>
      annualPercentageRate({
        advances: [{ date: "2026-01-10", cents: advance }],
        payments: [{ date: "2026-07-10", cents: payment }],
      }),
    wrongs: { advance: [-1, 0, ...WRONG_CENTS], payment: [-1, 0, ...WRONG_CENTS, 499_999] },
  },
  {
    name: "dueDates",
    args: { first: "2026-01-31", count: 3, every: { months: 1, days: 2 } },
    call: dueDates,
    wrongs: { count: WRONG_TERMS, "every.months": [-1, 0.5, 1e9], "every.days": [-1, 0.5, 1e9] },
    optional: ["every.months", "every.days"],
  },
];
