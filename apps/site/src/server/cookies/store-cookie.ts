/** The cookie of the selected store (docs/product/dealership.md). */
export const STORE_COOKIE = "userSelectedStore";

/** Thirty days, as the specification has it. */
const SECONDS = 30 * 24 * 60 * 60;

/** The `Set-Cookie` value that remembers a store. */
export function storeSetCookie(storeId: string, https: boolean): string {
  return `${STORE_COOKIE}=${storeId}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
}
