export type { LeadError, LeadErrorCode } from "../lead-errors.ts";
export { LEAD_ERROR_CODES } from "../lead-errors.ts";
export type { LeadKind } from "../lead-kinds.ts";
export { LEAD_KINDS } from "../lead-kinds.ts";
export { TEXT_LIMITS } from "../text-limits.ts";
export type { FieldRule, Form, FormError, FormField, FormValues } from "./form.ts";
export { formBody, formErrors } from "./form-body.ts";
export { careersForm, contactForm, testDriveForm, tradeContactForm, unlockForm } from "./lead-forms.ts";
export { fieldError, validateForm } from "./validate-form.ts";
