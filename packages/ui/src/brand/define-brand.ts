import { brandContrast } from "./brand-contrast.ts";
import { brandCss } from "./brand-css.ts";
import { type BrandFault, faultText, inputFaults } from "./brand-faults.ts";
import type { BrandInputs } from "./brand-inputs.ts";
import { brandSchema } from "./brand-schema.ts";

export type { BrandFault };
export { faultText };

export type DefinedBrand = { ok: true; css: string } | { ok: false; faults: readonly BrandFault[] };

/** The page, and its parts in another mode: see tier 1 of tokens.css. */
const PAGE = ':root,\n:root:not([data-brand]) [data-brand=""]';

/** Letters, combinators and attributes only; nothing that ends a selector or starts a rule. */
const SELECTOR = /^[\w\s.#:*>+~,()="'[\]-]+$/;

/**
 * Validates the ten inputs of a brand and returns its style sheet, or all faults.
 * A fault is an invalid input or a pair with too little contrast. Load it before or after `tokens.css`.
 *
 * @param inputs the ten of `BrandInputs`; unknown data from a file or a form is allowed.
 * @param options.selector where the brand applies; the whole page by default.
 * @example
 * const brand = defineBrand(inputs, { selector: '[data-brand="harbor"]' });
 * if (brand.ok) writeFileSync("brand.css", brand.css);
 * else for (const fault of brand.faults) console.error(faultText(fault));
 */
export function defineBrand(inputs: BrandInputs, { selector = PAGE } = {}): DefinedBrand {
  if (!SELECTOR.test(selector)) return { ok: false, faults: [{ code: "selector" }] };
  const parsed = brandSchema.safeParse(inputs);
  if (!parsed.success) return { ok: false, faults: inputFaults(parsed.error, inputs) };
  const failing = brandContrast(parsed.data).filter(({ ratio, least }) => ratio < least);
  if (failing.length > 0) {
    return { ok: false, faults: failing.map((pair) => ({ code: "contrast", ...pair })) };
  }
  return { ok: true, css: brandCss(parsed.data, selector) };
}
