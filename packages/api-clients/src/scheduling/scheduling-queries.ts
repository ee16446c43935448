import { type QueryOptions, queryOptionsOf } from "../request/query-options.ts";
import type { Appointment, Slot } from "./appointment-schema.ts";
import type { AvailabilityRequest, SchedulingClient } from "./scheduling-client.ts";

/**
 * The client's reads as options for TanStack Query.
 *
 * @example useQuery(schedulingQueries(client).availability({ from: "2026-11-23", to: "2026-11-27" }))
 */
export function schedulingQueries(client: SchedulingClient) {
  return {
    /** The bookable times between two days. */
    availability: (request: AvailabilityRequest): QueryOptions<Slot[]> => {
      const { from, to, opCodes = [] } = request;
      const key = ["scheduling", client.scope, "availability", from, to, ...[...opCodes].sort()] as const;
      return queryOptionsOf(key, (given) => client.availability(request, given));
    },
    /** One appointment. */
    get: (appointmentId: string): QueryOptions<Appointment> =>
      queryOptionsOf(["scheduling", client.scope, "get", appointmentId], (given) =>
        client.get(appointmentId, given),
      ),
  };
}
