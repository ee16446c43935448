import type { Vehicle } from "../vehicle.ts";

/** Payments for tests, in cents: the price less down and equity, more by a low score, over the months. */
export function examplePayments(
  terms = "0,0,850,72",
): (vehicle: Pick<Vehicle, "salePrice" | "oldPrice">) => number | null {
  const [down = 0, equity = 0, score = 0, months = 1] = terms.split(",").map(Number);
  return ({ salePrice, oldPrice }) => {
    const price = salePrice ?? oldPrice;
    if (price === null) return null;
    return Math.max(0, Math.round(((price - 100 * (down + equity)) * (2 - score / 850)) / months));
  };
}

/** Terms for tests. */
export const EXAMPLE_TERMS = ["0,0,850,72", "2000,0,700,60", "5000,3000,550,36", "20000,20000,850,12"];
