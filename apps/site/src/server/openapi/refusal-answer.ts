import { jsonOf } from "./components.ts";

/** A response with errors. */
export function refused(description: string) {
  return { description, content: jsonOf("Refusal") };
}

/** A response with errors and `Retry-After`. */
export function refusedWithRetry(description: string) {
  return { ...refused(description), headers: retryAfter(true) };
}

export function retryAfter(required: boolean) {
  return { "Retry-After": { description: "Seconds.", required, schema: { type: "integer" } } };
}
