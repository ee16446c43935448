import * as z from "zod/mini";
import { jsonOf } from "../request/answer-reader.ts";
import { apiAddress } from "../request/api-address.ts";
import type { ApiResult } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import { type CallOptions, type ClientOptions, resolveTransport } from "../request/transport.ts";

/** What the API answers: names of experiments. */
export const experimentNamesSchema = z.array(z.string());

export type ExperimentsClient = {
  /** Where its names are from, `https://cars.example/api/statsig/experiments`. */
  readonly scope: string;
  /** The experiments that run now. With none, nothing has to be waited for. */
  names: (options?: CallOptions) => Promise<ApiResult<string[]>>;
};

/**
 * A client of the site's list of experiments: `GET {baseUrl}/statsig/experiments` (docs/product/api.md, "Experiments").
 *
 * @param options `baseUrl`: `https://cars.example/api`
 * @throws TypeError when `baseUrl` is no address
 * @example await createExperimentsClient({ baseUrl: "https://cars.example/api" }).names()
 */
export function createExperimentsClient(options: ClientOptions): ExperimentsClient {
  const transport = resolveTransport(options);
  const address = apiAddress(options.baseUrl, "statsig/experiments");
  const get = {
    address,
    method: "GET",
    repeatable: true,
    answer: jsonOf(experimentNamesSchema),
  } as const;
  return {
    scope: address.url,
    names: async ({ signal } = {}) => callApi({ ...get, signal }, transport),
  };
}
