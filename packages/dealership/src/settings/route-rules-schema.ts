import * as z from "zod";

/**
 * A path of the site as addresses are compared: no language's folder, small letters, no slash at the end, nothing that a
 * browser takes out before it asks. With `/**` at its end it is everything below as well.
 */
const from = z
  .string()
  .regex(/^(\/(\*\*)?|(\/(?!\.{1,2}(\/|$))[a-z0-9_.-]+)+(\/\*\*)?)$/, "route-rule.path-invalid");

/** Another path of the site, or an address of another one; of the characters that a header may hold. */
const to = z.string().regex(/^(\/(?!\/)|https:\/\/[A-Za-z0-9])[!-[\]-~]*$/, "href.invalid");

/** Addresses that lead elsewhere, in their order: the first that fits holds (docs/product/redirects.md). */
export const routeRulesSchema = z.array(
  // No default: a store's own settings are laid over the group's as they are written.
  z.strictObject({ from, to, status: z.literal([307, 308]) }),
);
