export type { PhoneValidationAnswer, PhoneValidationRequest } from "./phone-validation-schemas.ts";
export { phoneValidationAnswerSchema, phoneValidationRequestSchema } from "./phone-validation-schemas.ts";
export type { PhoneVerificationClient } from "./phone-verification-client.ts";
export { createPhoneVerificationClient } from "./phone-verification-client.ts";
