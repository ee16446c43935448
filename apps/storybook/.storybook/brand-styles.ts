import { type BrandName, brands } from "@forecourt/ui/brands";
import { brandErrorText, defineBrand } from "@forecourt/ui/define-brand";

export const brandNames = Object.keys(brands) as BrandName[];

/** All built-in brands in one style sheet, each for its `data-brand`. */
export const brandStyles = brandNames
  .map((name) => {
    const brand = defineBrand(brands[name], { selector: `[data-brand="${name}"]` });
    if (!brand.ok) throw new Error(`${name}: ${brand.errors.map(brandErrorText).join("; ")}`);
    return brand.value.css;
  })
  .join("\n");
