export { addressSchema } from "./address-schema.ts";
export { emailSchema } from "./email-schema.ts";
export { isDefaultPhone, normalizePhone } from "./normalize-phone.ts";
export type {
  Address,
  AddressError,
  AddressErrorCode,
  AddressField,
  ParsedAddress,
} from "./parse-address.ts";
export { parseAddress } from "./parse-address.ts";
export type { EmailErrorCode, ParsedEmail } from "./parse-email.ts";
export { emailPattern, parseEmail } from "./parse-email.ts";
export type { ParsedPerson, Person, PersonError, PersonErrorCode, PersonField } from "./parse-person.ts";
export { parsePerson } from "./parse-person.ts";
export type { ParsedPhone, Phone, PhoneErrorCode } from "./parse-phone.ts";
export { isPhone, parsePhone, phoneToE164 } from "./parse-phone.ts";
export type { ParsedVerificationCode, VerificationCodeErrorCode } from "./parse-verification-code.ts";
export { parseVerificationCode } from "./parse-verification-code.ts";
export { parseZipCode } from "./parse-zip-code.ts";
export { personSchema } from "./person-schema.ts";
export type { PhoneMask } from "./phone-mask.ts";
export { formatPhone, maskPhone } from "./phone-mask.ts";
export { phoneSchema } from "./phone-schema.ts";
export { singleLine } from "./single-line.ts";
export type { StateCode } from "./us-states.ts";
export { parseState, US_STATES } from "./us-states.ts";
export { verificationCodeSchema } from "./verification-code-schema.ts";
