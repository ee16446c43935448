import { standardSchema } from "@forecourt/result";
import { parseVerificationCode } from "./parse-verification-code.ts";

/** `parseVerificationCode` as a Standard Schema, for the field of a code of a form library. */
export const verificationCodeSchema = standardSchema(parseVerificationCode);
