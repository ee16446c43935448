import { runningNames } from "#server/experiments/running-names.ts";
import { json } from "#server/leads/answer.ts";

export const dynamic = "force-dynamic";

/** The names of the running experiments, as the client of `packages/experiments` reads them. */
export function GET(): Response {
  return json(runningNames(), 200);
}
