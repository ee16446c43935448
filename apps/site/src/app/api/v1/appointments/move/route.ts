import { moveLinked } from "#server/appointments/change-appointment.ts";
import { answerChange } from "#server/appointments/posted-change.ts";
import { readInstant } from "#server/appointments/read-appointment-request.ts";

/** Moves the appointment of a link's `token` to another `start`. */
export function POST(request: Request): Promise<Response> {
  return answerChange(request, "moved", async (linked, values, by) => {
    const start = readInstant(values["start"]);
    return start === null ? { kind: "no-time" } : moveLinked(linked, start, by);
  });
}
