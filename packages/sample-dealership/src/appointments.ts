import type { AppointmentSettings } from "@forecourt/dealership";

type Service = NonNullable<AppointmentSettings["service"]>["services"][number];

function service(
  id: string,
  opCode: string,
  minutes: number,
  [en, es]: [en: string, es: string],
  ...offers: string[]
): Service {
  return { id, opCode, minutes, name: { en, es }, offers };
}

/** Test drives and appraisals at every store, and service at Larkspur North, booked online. */
export const appointments: AppointmentSettings = {
  testDrive: {
    lengthMinutes: 45,
    stepMinutes: 30,
    leadMinutes: 60,
    horizonDays: 14,
    capacity: 3,
    closingBufferMinutes: 0,
    changeUntilMinutes: 30,
    holdMinutes: 120,
  },
  appraisal: {
    lengthMinutes: 20,
    stepMinutes: 30,
    leadMinutes: 60,
    horizonDays: 14,
    capacity: 2,
    closingBufferMinutes: 0,
    changeUntilMinutes: 30,
  },
  service: {
    stepMinutes: 30,
    leadMinutes: 120,
    horizonDays: 30,
    capacity: 4,
    closingBufferMinutes: 0,
    changeUntilMinutes: 120,
    services: [
      service("oil-change", "OIL", 40, ["Oil change", "Cambio de aceite"], "ofr_oil_change"),
      service(
        "brake-inspection",
        "BRK",
        45,
        ["Brake inspection", "Inspección de frenos"],
        "ofr_brake_inspection",
      ),
      service("tire-rotation", "ROT", 30, ["Tire rotation", "Rotación de llantas"]),
      service(
        "battery-replacement",
        "BAT",
        30,
        ["Battery replacement", "Cambio de batería"],
        "ofr_battery_test",
      ),
      service("wheel-alignment", "ALN", 75, ["Wheel alignment", "Alineación"], "ofr_wheel_alignment"),
      service("engine-diagnostics", "DIA", 60, ["Engine diagnostics", "Diagnóstico del motor"]),
      service("transmission", "TRN", 240, ["Transmission", "Transmisión"]),
    ],
    advisers: ["joy-castellanos", "frank-abernathy"],
    transports: [
      { id: "wait", perDay: null },
      { id: "shuttle", perDay: null },
      { id: "loaner", perDay: 2 },
    ],
  },
};
