/** The categories of cookies that the visitor allows now, as a consent manager lists them. */
export type AllowedCategories = readonly ("essential" | "functional" | "analytics" | "targeting")[];

/** Nothing is sent to anybody without one of these. */
export function allowsTracking(allowed: AllowedCategories): boolean {
  return allowed.includes("analytics") || allowed.includes("targeting");
}

/** The ad network's consent is revoked when either is missing. */
export function allowsAdPixel(allowed: AllowedCategories): boolean {
  return allowed.includes("functional") && allowed.includes("targeting");
}
