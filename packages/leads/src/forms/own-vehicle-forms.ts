import { TEXT_LIMITS } from "../text-limits.ts";
import type { Form, FormField } from "./form.ts";
import { field, message, ownVehicle, person } from "./form-fields.ts";

const withoutPrice = ownVehicle.filter(({ name }) => name !== "price");
const comments = { ...message, required: false };

/** Contact and vehicle to sell or trade in; the valuation comes from the questionnaire. */
export const sellOrTradeForm: Form = { id: "sell-or-trade", fields: [...person, ...withoutPrice, comments] };

/** Contact for an appraisal; day and time come from the scheduler. The vehicle is known when it was valued before. */
export const appraisalForm: Form = {
  id: "appraisal",
  fields: [...person, ...withoutPrice.map((field) => ({ ...field, required: false })), comments],
};

/** A business whose vehicle has service, and what the contact does there; both optional. */
export const businessFields: readonly FormField[] = [
  ["business", "organization"],
  ["businessTitle", "organization-title"],
].map(([name = "", autoComplete = ""]) =>
  field(name, {
    path: `details.${name}`,
    missing: "required",
    required: false,
    maxLength: TEXT_LIMITS.detail,
    autoComplete,
  }),
);

/** Contact and vehicle for service; day, time and work come from the scheduler. */
export const serviceForm: Form = {
  id: "service",
  fields: [
    ...person,
    ...withoutPrice.map((field) => (field.name === "mileage" ? { ...field, required: false } : field)),
    ...businessFields,
    comments,
  ],
};
