import { APPLICANTS } from "../financing-choices.ts";
import { TEXT_LIMITS } from "../text-limits.ts";
import type { Form } from "./form.ts";
import { field, person } from "./form-fields.ts";

/** A financing request: contact, applicant and buying time. It asks for no financial data. */
export const financingForm: Form = {
  id: "financing",
  fields: [
    ...person,
    field("identifier", {
      path: "details.identifier",
      missing: "required",
      required: false,
      type: "select",
      rule: "choice",
      options: APPLICANTS,
    }),
    field("buyingTime", {
      path: "details.buyingTime",
      missing: "required",
      required: false,
      maxLength: TEXT_LIMITS.detail,
    }),
  ],
};
