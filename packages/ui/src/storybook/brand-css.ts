// For the restyle page: a brand that defineBrand refuses is drawn there all the same, so that it can be seen.
export { brandCss } from "../brand/brand-css.ts";
