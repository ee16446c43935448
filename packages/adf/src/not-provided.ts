/** What a required element says when the shopper did not (docs/product/adf.md). */
export const NOT_PROVIDED = "Not provided";
