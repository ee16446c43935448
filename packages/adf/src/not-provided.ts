import { asText } from "./xml-text.ts";

/** The text of a required element without a value (docs/product/adf.md). */
export const NOT_PROVIDED = "Not provided";

/** Whether a value is written as empty text. */
export const isBlank = (value: unknown): boolean => asText(value).trim() === "";

/** Whether a value is blank or reads "Not provided". */
export const isMissing = (value: unknown): boolean => isBlank(value) || String(value) === NOT_PROVIDED;
