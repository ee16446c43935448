// The common exports; each client has its own entry. Requests and retries are internal.
export type { ApiError, ApiErrorKind } from "./request/api-error.ts";
export type { ApiFailure, ApiResult } from "./request/api-result.ts";
export type { QueryOptions } from "./request/query-options.ts";
export { ApiCallError } from "./request/query-options.ts";
export type { Refusal } from "./request/refusal-schema.ts";
export { refusalSchema } from "./request/refusal-schema.ts";
export type { CallOptions, ClientOptions, KeyedCallOptions, Transport } from "./request/transport.ts";
