import * as z from "zod";

/**
 * A normalised path of the site: no language prefix, lowercase, no trailing slash, no dot segments. A `/**` at the end
 * matches everything below as well.
 */
const from = z
  .string()
  .regex(/^(\/(\*\*)?|(\/(?!\.{1,2}(\/|$))[a-z0-9_.-]+)+(\/\*\*)?)$/, "route-rule.path-invalid");

/** A path of the site or an https URL, with characters that headers may contain. */
const to = z.string().regex(/^(\/(?!\/)|https:\/\/[A-Za-z0-9])[!-[\]-~]*$/, "href.invalid");

/** Redirects in order: the first match wins (docs/product/redirects.md). */
export const routeRulesSchema = z.array(
  // No default: a store's overrides are merged as written.
  z.strictObject({ from, to, status: z.literal([307, 308]) }),
);
