import { cancelLinked } from "#server/appointments/change-appointment.ts";
import { answerChange } from "#server/appointments/posted-change.ts";

/** Cancels the appointment of a link's `token`. Repeated, it has the same answer. */
export function POST(request: Request): Promise<Response> {
  return answerChange(request, "cancelled", (linked, _values, by) => cancelLinked(linked, by));
}
