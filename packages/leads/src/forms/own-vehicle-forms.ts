import type { Form } from "./form.ts";
import { message, ownVehicle, person } from "./form-fields.ts";

const withoutPrice = ownVehicle.filter(({ name }) => name !== "price");
const comments = { ...message, required: false };

/** Contact and vehicle to sell or trade in; the valuation comes from the questionnaire. */
export const sellOrTradeForm: Form = { id: "sell-or-trade", fields: [...person, ...withoutPrice, comments] };

/** Contact and vehicle for service; day, time and work come from the scheduler. */
export const serviceForm: Form = {
  id: "service",
  fields: [
    ...person,
    ...withoutPrice.map((field) => (field.name === "mileage" ? { ...field, required: false } : field)),
    comments,
  ],
};
