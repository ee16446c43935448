import type { AppointmentSettings } from "../settings/appointments-schema.ts";

const booking = {
  stepMinutes: 30,
  leadMinutes: 60,
  horizonDays: 14,
  capacity: 2,
  closingBufferMinutes: 0,
  changeUntilMinutes: 30,
};

/** All kinds of appointments, with two services. */
export const exampleAppointments: AppointmentSettings = {
  testDrive: { ...booking, lengthMinutes: 45, holdMinutes: 120 },
  appraisal: { ...booking, lengthMinutes: 20 },
  service: {
    ...booking,
    services: [
      { id: "oil-change", name: { en: "Oil change", es: "Cambio de aceite" }, minutes: 40, opCode: "OIL" },
      { id: "tires", name: { en: "Tire rotation" }, minutes: 30, opCode: "ROT" },
    ],
    advisers: ["ana"],
    transports: [
      { id: "wait", perDay: null },
      { id: "loaner", perDay: 2 },
    ],
  },
};
