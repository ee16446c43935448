import { standardSchema } from "@forecourt/result";
import { parseMoney } from "./parse-money.ts";

/** `parseMoney` as a Standard Schema, for a form with an amount. */
export const moneySchema = standardSchema(parseMoney);
