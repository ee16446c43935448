/** The text of a required element without a value (docs/product/adf.md). */
export const NOT_PROVIDED = "Not provided";
