import * as z from "zod";

/** A path of the site without a language's folder; with `/**` at its end everything below it. */
const from = z.string().regex(/^\/[a-z0-9/_.-]*(\/\*\*)?$/, "route-rule.path-invalid");

/** Another path of the site, or an address of another one. */
const to = z.string().regex(/^(\/(?![/\\])|https:\/\/)\S*$/, "href.invalid");

/** Addresses that lead elsewhere, in their order: the first that fits holds. */
export const routeRulesSchema = z.array(
  z.strictObject({ from, to, status: z.union([z.literal(307), z.literal(308)]).default(308) }),
);
