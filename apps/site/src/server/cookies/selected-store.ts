import { dealership } from "../settings/dealership.ts";
import { readCookie } from "./request-cookie.ts";

/**
 * The store that a visitor selected, or the first one.
 *
 * @param cookies a request's `Cookie` header
 * @example selectedStore("userSelectedStore=riverside") // "riverside"
 */
export function selectedStore(cookies: string | null | undefined): string {
  const { stores } = dealership.settings;
  const selected = readCookie(cookies, "userSelectedStore");
  return (stores.find(({ id }) => id === selected) ?? stores[0]!).id;
}
