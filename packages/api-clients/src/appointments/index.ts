export type {
  AppointmentBooked,
  AppointmentChanged,
  AppointmentRequest,
  AppointmentSlots,
} from "./appointment-schemas.ts";
export {
  appointmentBookedSchema,
  appointmentCancelSchema,
  appointmentChangedSchema,
  appointmentMoveSchema,
  appointmentRequestSchema,
  appointmentSlotsSchema,
} from "./appointment-schemas.ts";
export type { AppointmentsClient } from "./appointments-client.ts";
export { createAppointmentsClient } from "./appointments-client.ts";
