import * as z from "zod/mini";
import type { ApiFailure, ApiResult } from "./api-result.ts";
import { failure } from "./api-result.ts";
import { readJson } from "./read-json.ts";
import { type Refusal, refusalSchema } from "./refusal-schema.ts";

/** Reads the responses of a call. */
export type AnswerReader<T> = {
  /** Reads the value of a 2xx response, or of a 304 to a call with an `etag`. */
  value: (response: Response) => Promise<ApiResult<T>>;
  /** Reads the API's reasons for any other status. */
  refusals: (response: Response) => Promise<Refusal[]>;
};

/** Uses only the status and does not wait for a body. */
export const statusOnly: AnswerReader<undefined> = {
  value: acceptStatus,
  refusals: async (response) => {
    dropBody(response);
    return [];
  },
};

/** Uses only the status, but reads the refusals of a failure. */
export const statusAndRefusals: AnswerReader<undefined> = {
  value: acceptStatus,
  refusals: async (response) => refusalsOf(await bodyOf(response)),
};

/**
 * Reads JSON and validates it with a schema.
 *
 * @param refusals reads the refusals of an API that does not use `refusalSchema`
 */
export function jsonOf<T>(schema: z.core.$ZodType<T>, refusals = refusalsOf): AnswerReader<T> {
  return {
    value: async (response) => {
      const read = await readJson(response);
      if (!read.ok) return invalidResponse(response, read.reason);
      const parsed = z.safeParse(schema, read.body);
      return parsed.success ? { ok: true, value: parsed.data } : invalidResponse(response, "schema");
    },
    refusals: async (response) => refusals(await bodyOf(response)),
  };
}

/** Reads the refusals of a body with `refusalSchema`; none from other bodies. */
export function refusalsOf(body: unknown): Refusal[] {
  const refusal = z.safeParse(refusalSchema, body);
  return refusal.success ? refusal.data.errors : [];
}

async function bodyOf(response: Response): Promise<unknown> {
  const read = await readJson(response);
  return read.ok ? read.body : undefined;
}

/** The failure of a response that cannot be used; the reason is the end of its code. */
export function invalidResponse({ status }: Response, reason: string): ApiFailure {
  return failure({ kind: "invalid-response", code: `invalid-response.${reason}`, status });
}

async function acceptStatus(response: Response): Promise<ApiResult> {
  dropBody(response);
  return { ok: true, value: undefined };
}

function dropBody(response: Response): void {
  // Errors of the body do not matter: only the status is used.
  response.body?.cancel().catch(() => {});
}
