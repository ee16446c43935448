import { type Cents, divideHalfUp } from "@forecourt/money";
import { fail, succeed } from "@forecourt/result";
import { isPrice, vehiclePrice } from "./deal.ts";
import type { LoanEstimate } from "./estimate-loan.ts";
import { type FinanceResult, isAmount, isAmountFromZero, isShare } from "./finance-result.ts";
import type { PriceBreakdown } from "./price-breakdown.ts";

const MILLION = 1_000_000;

/** Sales tax of one authority, millionths of the taxed amount: 4.225 % is 42,250. */
export type TaxRate = { id: string; rateMillionths: number };

/** What the state charges for a sale: taxes by address, and fixed fees in cents. */
export type StateCharges = {
  taxes: readonly TaxRate[];
  fees: readonly { id: string; cents: Cents }[];
  /** Whether a trade-in lowers the taxed amount. */
  tradeInCredit: boolean;
  /** Whether the dealer's mandatory fees are taxed. */
  taxesDealerFees: boolean;
};

/** One line of what the state charges, cents. */
export type StateLine =
  | { kind: "tax"; id: string; rateMillionths: number; cents: Cents }
  | { kind: "fee"; id: string; cents: Cents };

/** Input of `outTheDoor`; money in cents. */
export type OutTheDoorInput = {
  /** The headline price by lines (`priceBreakdown`). Must not contain a locked sale price. */
  price: PriceBreakdown;
  /** Null when the charges of the shopper's address are not known. */
  state: StateCharges | null;
  /** The loan on this price; its cash down, equity and financed tax are used. */
  loan: LoanEstimate;
};

/** What a vehicle costs with everything, cents. */
export type OutTheDoor = {
  /** The amount that the state's taxes are a share of; null without known charges. */
  taxed: Cents | null;
  /** Null without known charges. */
  state: { lines: StateLine[]; tax: Cents; total: Cents } | null;
  /** Price, fees and the state's charges less the trade; null without known charges. Negative when the trade is above them. */
  total: Cents | null;
  /** What is due before the first payment of the loan. `atStateOffice` and `total` are null without known charges. */
  due: { atSigning: Cents; atStateOffice: Cents | null; total: Cents | null };
};

/**
 * Calculates what a vehicle costs out the door: the headline price, what the state charges, less the trade
 * (docs/product/out-the-door.md, "Calculation"). Each tax is rounded half up, so that the lines add up.
 *
 * @returns the amounts, or `finance.invalid-amount`, `finance.invalid-rate` (a tax outside 0 to 100 %),
 * `finance.too-large`
 * @example outTheDoor({ price, state: { taxes: [{ id: "state", rateMillionths: 42_250 }], fees: [], … }, loan }) // { ok: true, value: { total, … } }
 */
export function outTheDoor({ price, state, loan }: OutTheDoorInput): FinanceResult<OutTheDoor> {
  const { cashDown, tradeEquity, included } = loan.assumptions;
  const amounts = [cashDown, tradeEquity, loan.amountFinanced, ...included.map(({ cents }) => cents)];
  if (!isPrice(price) || !amounts.every(isAmount)) return fail("finance.invalid-amount");
  const financedTax = included.find(({ code }) => code === "tax")?.cents ?? 0;
  // With more cash and equity than costs, nothing is financed and the rest of the cash stays with the shopper.
  const atSigning = Math.max(0, cashDown + Math.min(0, loan.amountFinanced));
  if (!state) {
    return succeed({
      taxed: null,
      state: null,
      total: null,
      due: { atSigning, atStateOffice: null, total: null },
    });
  }
  if (!state.fees.every(({ cents }) => isAmountFromZero(cents))) return fail("finance.invalid-amount");
  if (!state.taxes.every(({ rateMillionths }) => isShare(rateMillionths, MILLION))) {
    return fail("finance.invalid-rate");
  }
  const taxed = taxedAmount(price, state, tradeEquity);
  if (!Number.isSafeInteger(taxed * MILLION)) return fail("finance.too-large");
  const taxes = state.taxes.map(({ id, rateMillionths }): StateLine => {
    return { kind: "tax", id, rateMillionths, cents: divideHalfUp(taxed * rateMillionths, MILLION) };
  });
  const fees = state.fees.map(({ id, cents }): StateLine => ({ kind: "fee", id, cents }));
  const tax = sumOf(taxes);
  const stateTotal = tax + sumOf(fees);
  // Tax that the loan pays is not due again, and a loan with too much of it pays no fee.
  const atStateOffice = stateTotal - Math.min(tax, financedTax);
  return succeed({
    taxed,
    state: { lines: [...taxes, ...fees], tax, total: stateTotal },
    total: price.total + stateTotal - tradeEquity,
    due: { atSigning, atStateOffice, total: atSigning + atStateOffice },
  });
}

/** Only the equity of a trade is known, not its value: the shown tax is never too low. */
function taxedAmount(price: PriceBreakdown, state: StateCharges, tradeEquity: Cents): Cents {
  const base = state.taxesDealerFees ? price.total : vehiclePrice(price);
  return Math.max(0, base - (state.tradeInCredit ? Math.max(0, tradeEquity) : 0));
}

function sumOf(lines: readonly { cents: Cents }[]): Cents {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}
