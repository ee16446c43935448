/**
 * Sample figures of a new vehicle, a 2025 Eclipse Cross, in dollars.
 * A site calculates them (docs/product/payments.md) and passes them to the kit.
 */
export const exampleDeal = { vehicle: 26_545, fee: 245, price: 26_790, baseApr: 8.99 };

export type ExampleLoan = { down: number; equity: number; months: number; points: number };

export function exampleLoan({ down, equity, months, points }: ExampleLoan) {
  const apr = exampleDeal.baseApr + points;
  const financed = exampleDeal.price - down - equity;
  const monthly = apr / 1200;
  const payment = cents((financed * monthly) / (1 - (1 + monthly) ** -months));
  const total = cents(payment * months);
  return { apr, financed, payment, total, charge: cents(total - financed) };
}

/** Residual and money factor by months, at 10,000 miles a year. Each further 2,500 miles subtract one point. */
const lenderTerms: Record<number, readonly [residual: number, moneyFactor: number]> = {
  24: [65, 0.00135],
  36: [57, 0.00145],
  39: [55, 0.001475],
};

export type ExampleLease = { down: number; equity: number; months: number; miles: number };

/** Null if the lender has no terms. */
export function exampleLease({ down, equity, months, miles }: ExampleLease) {
  const terms = lenderTerms[months];
  if (!terms) return null;
  const percent = terms[0] - (miles - 10_000) / 2_500;
  const capCost = exampleDeal.price - down - equity;
  const residual = cents((exampleDeal.vehicle * percent) / 100);
  const payment = cents((capCost - residual) / months + (capCost + residual) * terms[1]);
  return { capCost, percent, residual, payment, total: cents(payment * months) };
}

/** US format, the same in both languages. */
export function dollars(amount: number, decimals: 0 | 2 = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `${amount < 0 ? "−" : ""}$${Math.abs(amount).toLocaleString("en-US", digits)}`;
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
