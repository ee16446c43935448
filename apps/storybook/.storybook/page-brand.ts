import { brandNames } from "./brand-styles.ts";

/** The brand of the whole page; for "all" the first. */
export function pageBrand(brand: string): string {
  return brand === "all" ? brandNames[0]! : brand;
}
