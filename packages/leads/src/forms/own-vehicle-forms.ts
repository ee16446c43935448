import type { Form } from "./form.ts";
import { message, ownVehicle, person } from "./form-fields.ts";

const withoutPrice = ownVehicle.filter(({ name }) => name !== "price");
const comments = { ...message, required: false };

/** Who sells or trades in which vehicle; its valuation comes from the questionnaire. */
export const sellOrTradeForm: Form = { id: "sell-or-trade", fields: [...person, ...withoutPrice, comments] };

/** Who brings which vehicle to service; day, time and work are chosen, not typed. */
export const serviceForm: Form = {
  id: "service",
  fields: [
    ...person,
    ...withoutPrice.map((field) => (field.name === "mileage" ? { ...field, required: false } : field)),
    comments,
  ],
};
