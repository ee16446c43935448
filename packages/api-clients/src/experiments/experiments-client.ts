import * as z from "zod/mini";
import { jsonOf } from "../request/answer-reader.ts";
import { apiAddress } from "../request/api-address.ts";
import type { ApiResult } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import { type CallOptions, type ClientOptions, resolveTransport } from "../request/transport.ts";

/** The response: names of experiments. */
export const experimentNamesSchema = z.array(z.string());

export type ExperimentsClient = {
  /** URL of the names, `https://cars.example/api/statsig/experiments`. */
  readonly scope: string;
  /** The names of the running experiments. */
  names: (options?: CallOptions) => Promise<ApiResult<string[]>>;
};

/**
 * Creates a client of the experiments endpoint: `GET {baseUrl}/statsig/experiments` (docs/product/api.md, "Experiments").
 *
 * @param options `baseUrl`: `https://cars.example/api`
 * @throws TypeError when `baseUrl` is not a URL
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
