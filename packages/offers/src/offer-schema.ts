import { standardSchema } from "@forecourt/result";
import { checkOffer } from "./check-offer.ts";

/** `checkOffer` as a Standard Schema, for a form that edits offers. */
export const offerSchema = standardSchema(checkOffer);
