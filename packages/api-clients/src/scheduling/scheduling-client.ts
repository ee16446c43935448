import { jsonOf, statusAndRefusals } from "../request/answer-reader.ts";
import { apiAddress } from "../request/api-address.ts";
import { type ApiFailure, type ApiResult, failure } from "../request/api-result.ts";
import { type ApiCall, callApi } from "../request/call-api.ts";
import {
  type CallOptions,
  type ClientOptions,
  type KeyedCallOptions,
  resolveTransport,
} from "../request/transport.ts";
import { type Appointment, appointmentSchema, availabilitySchema, type Slot } from "./appointment-schema.ts";
import type { SchedulingCustomer } from "./scheduling-customer.ts";

/** The store's ids in the API, and the staff for appointments of the website. */
export type SchedulingStore = {
  bid: string;
  /** IANA time zone of the days, `America/Chicago`. */
  timeZone: string;
  adviserUserId: string;
  technicianUserId: string;
};

/** Days are `YYYY-MM-DD`, both inclusive. */
export type AvailabilityRequest = { from: string; to: string; opCodes?: readonly string[] };

export type NewAppointment = Omit<Appointment, "appointment_id"> & { customer: SchedulingCustomer };

export type SchedulingClient = {
  /** URL of the store, `https://api.example.com/stores/417/`. */
  readonly scope: string;
  /** Lists the bookable times in order. */
  availability: (request: AvailabilityRequest, options?: CallOptions) => Promise<ApiResult<Slot[]>>;
  /** Books an appointment. Status 409: the time is taken. */
  create: (appointment: NewAppointment, options: KeyedCallOptions) => Promise<ApiResult<Appointment>>;
  /** Returns an appointment. */
  get: (appointmentId: string, options?: CallOptions) => Promise<ApiResult<Appointment>>;
  /** Reschedules an appointment. Status 409: the time is taken; the appointment is unchanged. */
  reschedule: (appointmentId: string, to: Slot, options?: CallOptions) => Promise<ApiResult<Appointment>>;
  /** Cancels an appointment; also succeeds when it is already cancelled. */
  cancel: (appointmentId: string, options?: CallOptions) => Promise<ApiResult>;
};

/**
 * Creates a client of the customer and scheduling API (docs/product/api.md, "Scheduling").
 *
 * @throws TypeError when `baseUrl` is not a URL
 * @example
 * const client = createSchedulingClient({ baseUrl, store: { bid: "417", timeZone, adviserUserId, technicianUserId } });
 * const slots = await client.availability({ from: "2026-11-23", to: "2026-11-27", opCodes: ["LOF"] });
 */
export function createSchedulingClient(
  options: ClientOptions & { store: SchedulingStore },
): SchedulingClient {
  const { bid, timeZone, adviserUserId, technicianUserId } = options.store;
  const transport = resolveTransport(options);
  const staff = { timezone: timeZone, adviser_user_id: adviserUserId, technician_user_id: technicianUserId };
  const address = (resource: string, query?: URLSearchParams) =>
    apiAddress(options.baseUrl, `stores/${encodeURIComponent(bid)}/${resource}`, query?.toString());
  const appointment = jsonOf(appointmentSchema);

  /** All calls are idempotent: booking by its key, rescheduling and cancelling by their nature. */
  const call = <T>(given: Omit<ApiCall<T>, "repeatable">) =>
    callApi({ ...given, repeatable: true }, transport);
  const callAppointment = async <T>(
    id: string,
    given: Omit<ApiCall<T>, "repeatable" | "address">,
    part = "",
  ): Promise<ApiResult<T>> =>
    /^[\w-]{1,100}$/.test(id)
      ? call({ ...given, address: address(`appointments/${id}${part}`) })
      : INVALID_ID;

  return {
    scope: address("").url,
    availability: async ({ from, to, opCodes = [] }, { signal } = {}) => {
      const query = new URLSearchParams({ from, to, ...staff });
      if (opCodes.length > 0) query.set("op_codes", opCodes.join(","));
      const answer = jsonOf(availabilitySchema);
      const result = await call({ method: "GET", address: address("availability", query), answer, signal });
      return result.ok ? { ok: true, value: result.value.slots } : result;
    },
    create: async (body, { idempotencyKey, signal }) =>
      call({
        method: "POST",
        address: address("appointments"),
        body: { ...body, ...staff },
        idempotencyKey,
        answer: appointment,
        signal,
      }),
    get: (id, { signal } = {}) => callAppointment(id, { method: "GET", answer: appointment, signal }),
    reschedule: (id, { start_datetime, end_datetime }, { signal } = {}) => {
      const body = { start_datetime, end_datetime, ...staff };
      return callAppointment(id, { method: "PUT", body, answer: appointment, signal }, "/time");
    },
    cancel: (id, { signal } = {}) =>
      callAppointment(id, { method: "DELETE", answer: statusAndRefusals, signal }),
  };
}

/** Other characters could change the path. */
const INVALID_ID: ApiFailure = failure({ kind: "refused", code: "appointment_id.invalid" });
