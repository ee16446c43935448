import * as z from "zod/mini";
import { type AnswerReader, jsonOf } from "../request/answer-reader.ts";
import { apiAddress } from "../request/api-address.ts";
import type { ApiResult } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import { type CallOptions, type ClientOptions, resolveTransport } from "../request/transport.ts";

/** A licence plate, without spaces, and the two letters of the state that issued it. */
export type Plate = { plate: string; state: string };

export type PlateClient = {
  /** Returns the VIN of the plate's vehicle, or null when the API knows none. */
  vinOf: (plate: Plate, options?: CallOptions) => Promise<ApiResult<string | null>>;
};

/**
 * Creates a client of an API of licence plates: `POST {baseUrl}/plates` with `{ plate, state }` answers `{ vin }`, or
 * 204 for an unknown plate (docs/product/api.md, "Plates").
 *
 * @throws TypeError when `baseUrl` is not a URL
 * @example await createPlateClient({ baseUrl }).vinOf({ plate: "7KX2R9", state: "MO" })
 */
export function createPlateClient(options: ClientOptions): PlateClient {
  const transport = resolveTransport(options);
  const address = apiAddress(options.baseUrl, "plates");
  return {
    // A read, but sent as POST: URLs and access logs must not contain the shopper's plate.
    vinOf: async ({ plate, state }, { signal } = {}) =>
      callApi(
        { address, method: "POST", body: { plate, state }, repeatable: true, answer, signal },
        transport,
      ),
  };
}

const json = jsonOf(z.object({ vin: z.nullish(z.string().check(z.regex(/^[A-HJ-NPR-Z0-9]{17}$/))) }));

const answer: AnswerReader<string | null> = {
  refusals: json.refusals,
  value: async (response) => {
    if (response.status === 204) return { ok: true, value: null };
    const result = await json.value(response);
    return result.ok ? { ok: true, value: result.value.vin ?? null } : result;
  },
};
