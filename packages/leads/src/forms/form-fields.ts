import { TEXT_LIMITS } from "../text-limits.ts";
import type { FormField } from "./form.ts";

/** Creates a form field; by default a required text. */
export const field = (
  name: string,
  own: Pick<FormField, "path" | "missing"> & Partial<FormField>,
): FormField => ({
  name,
  type: "text",
  required: true,
  rule: "text",
  maxLength: TEXT_LIMITS.vehicleText,
  autoComplete: "off",
  inputMode: "text",
  ...own,
});

/** Name and contact fields. */
export const person: readonly FormField[] = [
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

/** The message field. */
export const message = field("message", {
  path: "comments",
  missing: "message",
  type: "textarea",
  maxLength: TEXT_LIMITS.message,
});

/** Fields of the shopper's own vehicle. */
export const ownVehicle: readonly FormField[] = [
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
