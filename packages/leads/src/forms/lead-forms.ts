import { TEXT_LIMITS } from "../text-limits.ts";
import type { Form } from "./form.ts";
import { field, message, ownVehicle, person } from "./form-fields.ts";

/** Name, email and phone, required to unlock a gate. */
export const unlockForm: Form = { id: "unlock", fields: person };

/** Contact and message; for every inquiry except a trade. */
export const contactForm: Form = { id: "contact", fields: [...person, message] };

/** The contact form for a vehicle to sell or trade. */
export const tradeContactForm: Form = { id: "trade-contact", fields: [...person, ...ownVehicle, message] };

/** Contact for a test drive; day and time come from the scheduler. */
export const testDriveForm: Form = {
  id: "test-drive",
  fields: [...person, { ...message, required: false }],
};

/** A job application. */
export const careersForm: Form = {
  id: "careers",
  fields: [
    ...person,
    field("position", {
      path: "details.position",
      missing: "required",
      maxLength: TEXT_LIMITS.detail,
      autoComplete: "organization-title",
    }),
    message,
  ],
};
