import { jsonOf } from "../request/answer-reader.ts";
import { apiAddress } from "../request/api-address.ts";
import type { ApiResult } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import {
  type CallOptions,
  type ClientOptions,
  type KeyedCallOptions,
  resolveTransport,
} from "../request/transport.ts";
import { websiteAddress } from "../request/website-address.ts";
import {
  type AppointmentBooked,
  type AppointmentChanged,
  type AppointmentRequest,
  type AppointmentSlots,
  appointmentBookedSchema,
  appointmentChangedSchema,
  appointmentSlotsSchema,
} from "./appointment-schemas.ts";

/** First day `YYYY-MM-DD` and number of days; all bookable days by default. `locale` is that of refusals. */
type Days = { from?: string; days?: number; locale?: "en" | "es" };

export type AppointmentsClient = {
  /** Lists the starts for a test drive of a vehicle in stock. */
  testDriveSlots: (
    about: Days & { vin: string },
    options?: CallOptions,
  ) => Promise<ApiResult<AppointmentSlots>>;
  /** Lists the starts for a service visit. */
  serviceSlots: (
    about: Days & {
      services: readonly string[];
      adviser?: string;
      transport?: "wait" | "shuttle" | "loaner";
    },
    options?: CallOptions,
  ) => Promise<ApiResult<AppointmentSlots>>;
  /** Lists the starts for an appraisal of the shopper's own vehicle. */
  appraisalSlots: (about?: Days, options?: CallOptions) => Promise<ApiResult<AppointmentSlots>>;
  /**
   * Books an appointment with its lead; the key makes a repeated request the same appointment.
   *
   * Error status: 409: the time is taken; 422: `refusals` list each invalid field; 429 and 503: retry after
   * `retryAfterSeconds`.
   */
  book: (request: AppointmentRequest, options: KeyedCallOptions) => Promise<ApiResult<AppointmentBooked>>;
  /** Moves an appointment by the token of its link. 409: the time is taken, or it is too late. */
  move: (
    change: { token: string; start: string },
    options?: CallOptions,
  ) => Promise<ApiResult<AppointmentChanged>>;
  /** Cancels an appointment by the token of its link; also succeeds when it is already cancelled. */
  cancel: (token: string, options?: CallOptions) => Promise<ApiResult<AppointmentChanged>>;
};

/**
 * Creates a client of a store's appointments: `{baseUrl}/stores/{store}/website/appointments` (docs/product/api.md,
 * "Appointments").
 *
 * @param options `baseUrl` with the version, `https://cars.example/api/v1`
 * @throws TypeError when `baseUrl` is not a URL or the store is not an id
 * @example
 * const client = createAppointmentsClient({ baseUrl: "https://cars.example/api/v1", store: "north" });
 * const slots = await client.testDriveSlots({ vin, from: "2026-11-28", days: 3 });
 */
export function createAppointmentsClient(options: ClientOptions & { store: string }): AppointmentsClient {
  const transport = resolveTransport(options);
  const { baseUrl, store } = options;
  const slots = jsonOf(appointmentSlotsSchema);
  const booked = jsonOf(appointmentBookedSchema);
  const changed = jsonOf(appointmentChangedSchema);
  const appointments = websiteAddress(baseUrl, { store }, "appointments");
  const ask = (resource: string, about: Record<string, unknown>, { signal }: CallOptions) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(about))
      if (value !== undefined) query.set(name, String(value));
    const address = websiteAddress(baseUrl, { store }, resource, query.toString());
    return callApi({ address, method: "GET", repeatable: true, answer: slots, signal }, transport);
  };
  const change = (action: string, body: object, { signal }: CallOptions) =>
    callApi(
      {
        address: apiAddress(baseUrl, `appointments/${action}`),
        method: "POST",
        body,
        // A repeated change has the same answer.
        repeatable: true,
        answer: changed,
        signal,
      },
      transport,
    );
  return {
    testDriveSlots: async (about, call = {}) => ask("test-drive/slots", about, call),
    serviceSlots: async (about, call = {}) => ask("service/slots", about, call),
    appraisalSlots: async (about = {}, call = {}) => ask("appraisal/slots", about, call),
    book: async (body, { idempotencyKey, signal }) =>
      callApi(
        {
          address: appointments,
          method: "POST",
          body,
          repeatable: true,
          idempotencyKey,
          answer: booked,
          signal,
        },
        transport,
      ),
    move: async (body, call = {}) => change("move", body, call),
    cancel: async (token, call = {}) => change("cancel", { token }, call),
  };
}
