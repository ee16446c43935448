import type { ApiError } from "../request/api-error.ts";
import type { Refusal } from "./refusal-schema.ts";

/** Why there is no answer; `errors` is what the API said when it refused, otherwise empty. */
export type VehiclesError = ApiError & { errors: Refusal[] };

export type VehiclesResult<T> = { ok: true; value: T } | { ok: false; error: VehiclesError };
