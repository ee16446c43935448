/** The cookie categories that the visitor currently allows. */
export type AllowedCategories = readonly ("essential" | "functional" | "analytics" | "targeting")[];

/** Whether anything may be sent. */
export function allowsTracking(allowed: AllowedCategories): boolean {
  return allowed.includes("analytics") || allowed.includes("targeting");
}

/** Whether anything may be sent to the ad network. */
export function allowsAdPixel(allowed: AllowedCategories): boolean {
  return allowed.includes("functional") && allowed.includes("targeting");
}
