import * as z from "zod/mini";
import type { ApiFailure, ApiResult } from "./api-result.ts";
import { failure } from "./api-result.ts";
import { readJson } from "./read-json.ts";
import { type Refusal, refusalSchema } from "./refusal-schema.ts";

/** How a call reads its answers. */
export type AnswerReader<T> = {
  /** The value of a 2xx answer. */
  value: (response: Response) => Promise<ApiResult<T>>;
  /** What the API says with any other status. */
  refusals: (response: Response) => Promise<Refusal[]>;
};

/** Success is a 2xx status and nothing else: no body is waited for. */
export const statusOnly: AnswerReader<undefined> = {
  value: acceptStatus,
  refusals: async (response) => {
    dropBody(response);
    return [];
  },
};

/** The same, but a failure's reasons are read. */
export const statusAndRefusals: AnswerReader<undefined> = {
  value: acceptStatus,
  refusals: async (response) => refusalsOf(await bodyOf(response)),
};

/**
 * JSON of a schema. Anything else is no answer of this API: another program answered, or another version.
 *
 * @param refusals how this API says what is wrong, where it does not as `refusalSchema` has it
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

/** The reasons in a body of the usual form; of any other body none. */
export function refusalsOf(body: unknown): Refusal[] {
  const refusal = z.safeParse(refusalSchema, body);
  return refusal.success ? refusal.data.errors : [];
}

async function bodyOf(response: Response): Promise<unknown> {
  const read = await readJson(response);
  return read.ok ? read.body : undefined;
}

function invalidResponse({ status }: Response, reason: string): ApiFailure {
  return failure({ kind: "invalid-response", code: `invalid-response.${reason}`, status });
}

async function acceptStatus(response: Response): Promise<ApiResult> {
  dropBody(response);
  return { ok: true, value: undefined };
}

function dropBody(response: Response): void {
  // A body that trickles or breaks off changes nothing about the status that has arrived.
  response.body?.cancel().catch(() => {});
}
