import { type AnswerReader, invalidResponse, statusOnly } from "../request/answer-reader.ts";
import { apiAddress } from "../request/api-address.ts";
import type { ApiResult } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import { readJson } from "../request/read-json.ts";
import { type CallOptions, resolveTransport, type Transport } from "../request/transport.ts";

/** Definitions are texts and numbers that a person wrote. */
const MAX_BYTES = 1024 * 1024;

/** The JSON of an endpoint, not validated, and the tag of this version; null when the caller's version still holds. */
export type DefinitionsAnswer = { definitions: unknown; etag: string | null } | null;

export type DefinitionsClient = {
  /**
   * The definitions of experiments, flags and dynamic configs.
   *
   * @param options `etag`: of the version that the caller has
   */
  load: (options?: CallOptions & { etag?: string | null }) => Promise<ApiResult<DefinitionsAnswer>>;
};

/**
 * Creates a client of an endpoint with the definitions of experiments (docs/product/experiments.md, "Definitions").
 * The caller validates them, since only it knows its settings and words.
 *
 * @param options `url`: the whole address of the JSON
 * @throws TypeError when `url` is not a URL
 * @example await createDefinitionsClient({ url: "https://config.example/experiments.json" }).load()
 */
export function createDefinitionsClient(options: { url: string } & Partial<Transport>): DefinitionsClient {
  const transport = resolveTransport(options);
  const get = {
    address: apiAddress(options.url, ""),
    method: "GET",
    repeatable: true,
    answer: definitionsAnswer,
  } as const;
  return { load: async ({ etag = null, signal } = {}) => callApi({ ...get, etag, signal }, transport) };
}

const definitionsAnswer: AnswerReader<DefinitionsAnswer> = {
  async value(response) {
    if (response.status === 304) return { ok: true, value: null };
    const read = await readJson(response, MAX_BYTES);
    if (!read.ok) return invalidResponse(response, read.reason);
    return { ok: true, value: { definitions: read.body, etag: response.headers.get("etag") } };
  },
  refusals: statusOnly.refusals,
};
