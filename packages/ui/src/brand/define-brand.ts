import { brandContrast } from "./brand-contrast.ts";
import { brandCss } from "./brand-css.ts";
import { type BrandFault, faultText, inputFaults } from "./brand-faults.ts";
import type { BrandInputs } from "./brand-inputs.ts";
import { brandSchema } from "./brand-schema.ts";

export type { BrandFault };
export { faultText };

export type DefinedBrand = { ok: true; css: string } | { ok: false; faults: readonly BrandFault[] };

/** The page, and the parts of it that are in another mode: see tier 1 of tokens.css. */
const PAGE = ':root,\n:root:not([data-brand]) [data-brand=""]';

/** Letters, combinators and attributes; nothing that ends a selector or begins a rule. */
const SELECTOR = /^[\w\s.#:*>+~,()="'[\]-]+$/;

/**
 * The style sheet that restyles everything, from ten inputs; or every reason why not: an input that is none, or a pair
 * of roles that cannot be read together. Load it before or after `tokens.css`.
 *
 * @param inputs the ten of `BrandInputs`; from a file or a form they may be anything.
 * @param options.selector where the brand holds: the whole page unless told.
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
