import type { SlotProblem } from "@forecourt/scheduling";

/** The API's error for a start that cannot be booked: 409 when it is taken, 422 when it never could be. */
export function slotError(problem: SlotProblem): {
  status: 409 | 422;
  errors: { field: string; code: string }[];
} {
  const taken = problem === "slot.full";
  return {
    status: taken ? 409 : 422,
    errors: [{ field: "start", code: taken ? "slot-taken" : "slot-unavailable" }],
  };
}
