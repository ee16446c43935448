export type { Appointment, Slot } from "./appointment-schema.ts";
export { appointmentSchema, availabilitySchema, slotSchema } from "./appointment-schema.ts";
export type {
  AvailabilityRequest,
  NewAppointment,
  SchedulingClient,
  SchedulingStore,
} from "./scheduling-client.ts";
export { createSchedulingClient } from "./scheduling-client.ts";
export type { BusinessCustomer, PersonCustomer, SchedulingCustomer } from "./scheduling-customer.ts";
export { schedulingQueries } from "./scheduling-queries.ts";
