import { TEXT_LIMITS } from "../text-limits.ts";
import type { Form } from "./form.ts";
import { field, message, ownVehicle, person } from "./form-fields.ts";

/** First name, last name, email and phone: what opens a gate. */
export const unlockForm: Form = { id: "unlock", fields: person };

/** Who and what about: every inquiry except a trade. */
export const contactForm: Form = { id: "contact", fields: [...person, message] };

/** The contact form for a vehicle to sell or trade. */
export const tradeContactForm: Form = { id: "trade-contact", fields: [...person, ...ownVehicle, message] };

/** Who comes for a test drive; day and time are chosen, not typed. */
export const testDriveForm: Form = {
  id: "test-drive",
  fields: [...person, { ...message, required: false }],
};

/** An application for a job. */
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
