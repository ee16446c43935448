import { standardSchema } from "@forecourt/result";
import { parseFeedColumns } from "./feed-columns.ts";

/** `parseFeedColumns` as a Standard Schema, for settings or a form that maps columns. */
export const feedColumnsSchema = standardSchema(parseFeedColumns);
