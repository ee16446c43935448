import type { VisitReader } from "../visits/read-visits.ts";
import type { SchedulingOf } from "../visits/scheduling-api.ts";
import { cancelAppointmentCommand } from "./cancel-appointment-command.ts";
import { confirmAppointmentCommand } from "./confirm-appointment-command.ts";
import { EXIT_CODE } from "./exit-code.ts";
import { listAppointmentsCommand } from "./list-appointments-command.ts";
import type { AppointmentsCommand } from "./parse-appointments-command.ts";

/** Runs a command of `pnpm appointments` and returns the exit code. */
export async function runAppointmentsCommand(
  command: AppointmentsCommand,
  reader: VisitReader,
  about: {
    print: (line: string) => void;
    printStatus: (line: string) => void;
    schedulingOf: SchedulingOf;
    now: Date;
  },
): Promise<number> {
  const { printStatus } = about;
  if (command.name !== "list") {
    const { done, says } =
      command.name === "cancel"
        ? await cancelAppointmentCommand(reader, command.id, about)
        : await confirmAppointmentCommand(reader, command, about);
    printStatus(says);
    return done ? EXIT_CODE.ok : EXIT_CODE.notDone;
  }
  if (await listAppointmentsCommand(reader, command, about)) return EXIT_CODE.ok;
  printStatus(`${command.storeId}: no such store. Stores: ${reader.dealership.storeIds.join(", ")}`);
  return EXIT_CODE.notDone;
}
