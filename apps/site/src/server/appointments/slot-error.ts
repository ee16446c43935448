import { isLate, type SlotProblem } from "@forecourt/scheduling";

/**
 * The API's error for a start that cannot be booked. 409 when it is taken; 422 when it is too late or never possible.
 */
export function slotError(problem: SlotProblem): {
  status: 409 | 422;
  errors: { field: string; code: string }[];
} {
  if (problem === "slot.full") return { status: 409, errors: [{ field: "start", code: "slot-taken" }] };
  const code = isLate(problem) ? "slot-late" : "slot-unavailable";
  return { status: 422, errors: [{ field: "start", code }] };
}
