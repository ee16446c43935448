import { brandNames } from "./brand-styles.ts";

/** The brand that holds for the whole page: with "all", the first. */
export function pageBrand(brand: string): string {
  return brand === "all" ? brandNames[0]! : brand;
}
