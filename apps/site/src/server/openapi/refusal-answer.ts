import { jsonOf } from "./components.ts";

/** An answer with what is wrong. */
export function refused(description: string) {
  return { description, content: jsonOf("Refusal") };
}

/** The same, with how long to wait before another try. */
export function refusedForNow(description: string) {
  return { ...refused(description), headers: retryAfter(true) };
}

export function retryAfter(required: boolean) {
  return { "Retry-After": { description: "Seconds.", required, schema: { type: "integer" } } };
}
