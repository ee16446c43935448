import { type AppointmentWish, appointmentSettings } from "./appointment-wish.ts";
import type { LinkedAppointment } from "./open-appointment.ts";

/** What a booked appointment is for, to move it. Its services keep their length when the settings have changed. */
export function wishOfAppointment({
  appointment,
  content,
}: Omit<LinkedAppointment, "link">): AppointmentWish {
  const { kind, storeId, vin } = appointment;
  if (kind === "test-drive") return { kind, storeId, vin: vin ?? "" };
  if (kind === "appraisal") return { kind, storeId };
  const known = appointmentSettings("service", storeId)?.services ?? [];
  return {
    kind,
    storeId,
    services: content.services.map(({ id, name, minutes }) => ({
      id,
      minutes,
      name: { [content.locale]: name },
      opCode: known.find((service) => service.id === id)?.opCode ?? id,
    })),
    adviser: content.adviser,
    transport: content.transport ?? "wait",
  };
}

/** Whether the shopper can still move or cancel an appointment online. */
export function canChange({ appointment }: Pick<LinkedAppointment, "appointment">, now: Date): boolean {
  const { kind, storeId, start, state } = appointment;
  const minutes = appointmentSettings(kind, storeId)?.changeUntilMinutes ?? 0;
  return state === "booked" && now.getTime() <= start - minutes * 60_000;
}
