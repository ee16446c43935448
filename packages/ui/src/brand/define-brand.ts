import { brandContrast } from "./brand-contrast.ts";
import { brandCss } from "./brand-css.ts";
import { type BrandError, brandErrorText, inputErrors } from "./brand-errors.ts";
import type { BrandInputs } from "./brand-inputs.ts";
import { brandSchema } from "./brand-schema.ts";
import { type BrandWarning, brandWarnings, brandWarningText } from "./brand-warnings.ts";

export type { BrandError, BrandWarning };
export { brandErrorText, brandWarningText };

/** The shape of `Result` of `@forecourt/result`, which the components do not import. */
export type DefinedBrand =
  | { ok: true; value: { css: string; warnings: readonly BrandWarning[] } }
  | { ok: false; errors: readonly [BrandError, ...BrandError[]] };

/** The page, and its parts in another mode: see tier 1 of tokens.css. */
const PAGE = ':root,\n:root:not([data-brand]) [data-brand=""]';

/** Letters, combinators and attributes only; nothing that ends a selector or starts a rule. */
const SELECTOR = /^[\w\s.#:*>+~,()="'[\]-]+$/;

/**
 * Validates the ten inputs of a brand and returns its style sheet, or all errors.
 * An error is an invalid input or a pair with too little contrast. Load it before or after `tokens.css`.
 * A warning is an accent that looks like an error: red beside red.
 *
 * @param inputs the ten of `BrandInputs`; unknown data from a file or a form is allowed.
 * @param options.selector where the brand applies; the whole page by default.
 * @example
 * const brand = defineBrand(inputs, { selector: '[data-brand="harbor"]' });
 * if (brand.ok) writeFileSync("brand.css", brand.value.css);
 * else for (const error of brand.errors) console.error(brandErrorText(error));
 */
export function defineBrand(inputs: BrandInputs, { selector = PAGE } = {}): DefinedBrand {
  if (!SELECTOR.test(selector)) return { ok: false, errors: [{ path: [], code: "selector" }] };
  const parsed = brandSchema.safeParse(inputs);
  const [error, ...others] = parsed.success ? contrastErrors(parsed.data) : inputErrors(parsed.error, inputs);
  if (error) return { ok: false, errors: [error, ...others] };
  const brand = parsed.data!;
  return { ok: true, value: { css: brandCss(brand, selector), warnings: brandWarnings(brand) } };
}

function contrastErrors(brand: BrandInputs): BrandError[] {
  return brandContrast(brand)
    .filter(({ ratio, min }) => ratio < min)
    .map((pair) => ({ path: [], code: "contrast", ...pair }));
}
