import { brandCss } from "@forecourt/ui/brand-css";
import { type BrandName, brands } from "@forecourt/ui/brands";

export const brandNames = Object.keys(brands) as BrandName[];

/** All shipped brands in one style sheet, each where `data-brand` names it. */
export const brandStyles = brandNames
  .map((name) => brandCss(brands[name], `[data-brand="${name}"]`))
  .join("\n");
