// What all clients share; each client has an entry of its own.
export type { ApiError, ApiErrorKind, ApiResult } from "./request/api-error.ts";
