// For the restyle page, which previews invalid brands too. `defineBrand` rejects them.
export { brandCss } from "../brand/brand-css.ts";
