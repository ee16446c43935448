import { refusalSchema } from "@forecourt/api-clients";
import {
  appointmentBookedSchema,
  appointmentCancelSchema,
  appointmentChangedSchema,
  appointmentMoveSchema,
  appointmentRequestSchema,
  appointmentSlotsSchema,
} from "@forecourt/api-clients/appointments";
import {
  leadAcceptedSchema,
  leadCustomerSchema,
  leadPersonSchema,
  leadRequestSchema,
  leadVehicleSchema,
} from "@forecourt/api-clients/leads";
import { detailsRequestSchema } from "@forecourt/api-clients/my-details";
import {
  phoneValidationAnswerSchema,
  phoneValidationRequestSchema,
} from "@forecourt/api-clients/phone-verification";
import {
  questionnaireSchema,
  tradeInValuationRequestSchema,
  tradeInValuationSchema,
} from "@forecourt/api-clients/trade-in";
import { vehicleCardsSchema } from "@forecourt/api-clients/vehicle-cards";
import {
  facetValueSchema,
  paymentEstimateRequestSchema,
  paymentEstimateSchema,
  vehicleDetailsSchema,
  vehicleListSchema,
  vehicleSchema,
  vehicleSitemapSchema,
} from "@forecourt/api-clients/vehicles";
import { vinVehicleSchema } from "@forecourt/api-clients/vin";
import { checkEmailSchema, watchRequestSchema } from "@forecourt/api-clients/watches";
import * as z from "zod";
import { healthSchema } from "./health-schema.ts";

const SCHEMAS = {
  Vehicle: vehicleSchema,
  VehicleDetails: vehicleDetailsSchema,
  VehicleList: vehicleListSchema,
  VehicleSitemap: vehicleSitemapSchema,
  VehicleCards: vehicleCardsSchema,
  VinVehicle: vinVehicleSchema,
  FacetValue: facetValueSchema,
  PaymentEstimateRequest: paymentEstimateRequestSchema,
  PaymentEstimate: paymentEstimateSchema,
  LeadRequest: leadRequestSchema,
  LeadCustomer: leadCustomerSchema,
  LeadPerson: leadPersonSchema,
  LeadVehicle: leadVehicleSchema,
  LeadAccepted: leadAcceptedSchema,
  AppointmentSlots: appointmentSlotsSchema,
  AppointmentRequest: appointmentRequestSchema,
  AppointmentBooked: appointmentBookedSchema,
  AppointmentMove: appointmentMoveSchema,
  AppointmentCancel: appointmentCancelSchema,
  AppointmentChanged: appointmentChangedSchema,
  Questionnaire: questionnaireSchema,
  TradeInValuationRequest: tradeInValuationRequestSchema,
  TradeInValuation: tradeInValuationSchema,
  WatchRequest: watchRequestSchema,
  DetailsRequest: detailsRequestSchema,
  CheckEmail: checkEmailSchema,
  PhoneValidationRequest: phoneValidationRequestSchema,
  PhoneValidationAnswer: phoneValidationAnswerSchema,
  Health: healthSchema,
  Refusal: refusalSchema,
};

const pointer = (name: string) => `#/components/schemas/${name}`;

/** A reference to a named schema. */
export function ref(name: keyof typeof SCHEMAS): { $ref: string } {
  return { $ref: pointer(name) };
}

/** JSON under a named schema, as a body's `content`. */
export function jsonOf(name: keyof typeof SCHEMAS) {
  return { "application/json": { schema: ref(name) } };
}

/** The named schemas as JSON Schema. */
export function componentSchemas(): Record<string, unknown> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: pointer,
    // The input schema: the output schema forbids fields that later versions may add.
    io: "input",
    override: ({ jsonSchema }) => {
      // JavaScript's integer bounds and the patterns of `date` and `uuid` do not help readers.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $id: _id, $schema: _schema, ...schema }]) => [name, schema]),
  );
}
