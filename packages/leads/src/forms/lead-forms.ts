import { TEXT_LIMITS } from "../text-limits.ts";
import type { Form, FormField } from "./form.ts";

const field = (name: string, own: Pick<FormField, "path" | "missing"> & Partial<FormField>): FormField => ({
  name,
  type: "text",
  required: true,
  rule: "text",
  maxLength: TEXT_LIMITS.vehicleText,
  autoComplete: "off",
  inputMode: "text",
  ...own,
});

const person: readonly FormField[] = [
  field("firstName", {
    path: "customer.firstName",
    missing: "firstName",
    maxLength: TEXT_LIMITS.name,
    autoComplete: "given-name",
  }),
  field("lastName", {
    path: "customer.lastName",
    missing: "lastName",
    maxLength: TEXT_LIMITS.name,
    autoComplete: "family-name",
  }),
  field("email", {
    path: "customer.email",
    missing: "required",
    type: "email",
    rule: "email",
    maxLength: TEXT_LIMITS.email,
    autoComplete: "email",
    inputMode: "email",
  }),
  field("phone", {
    path: "customer.phone",
    missing: "required",
    type: "tel",
    rule: "phone",
    maxLength: TEXT_LIMITS.phone,
    autoComplete: "tel",
    inputMode: "tel",
  }),
];

const message = field("message", {
  path: "comments",
  missing: "message",
  type: "textarea",
  maxLength: TEXT_LIMITS.message,
});

const ownVehicle: readonly FormField[] = [
  field("make", { path: "vehicle.make", missing: "make" }),
  field("model", { path: "vehicle.model", missing: "model" }),
  field("year", { path: "vehicle.year", missing: "year", rule: "year", maxLength: 4, inputMode: "numeric" }),
  field("price", {
    path: "vehicle.price",
    missing: "price",
    rule: "price",
    maxLength: 14,
    inputMode: "decimal",
  }),
  field("mileage", {
    path: "vehicle.mileage",
    missing: "mileage",
    rule: "mileage",
    maxLength: 11,
    inputMode: "numeric",
  }),
];

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
