import * as z from "zod/mini";
import { type AnswerReader, jsonOf, refusalsOf } from "../request/answer-reader.ts";
import { apiAddress } from "../request/api-address.ts";
import { type ApiResult, failure } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import type { Refusal } from "../request/refusal-schema.ts";
import { type CallOptions, type ClientOptions, resolveTransport } from "../request/transport.ts";
import {
  type PhoneValidationAnswer,
  type PhoneValidationRequest,
  phoneValidationAnswerSchema,
} from "./phone-validation-schemas.ts";

type PhoneRequest = Omit<PhoneValidationRequest, "type" | "code">;

export type PhoneVerificationClient = {
  /**
   * Sends a six-digit code to a phone; `message` is text for the shopper. Only a browser with a pending unlock gets one,
   * others the code `phone-form`. Status 429: request another code after `retryAfterSeconds`.
   */
  sendCode: (request: PhoneRequest, options?: CallOptions) => Promise<ApiResult<{ message: string }>>;
  /** Checks the code; a correct one completes the pending unlock. */
  checkCode: (
    request: PhoneRequest & { code: string },
    options?: CallOptions,
  ) => Promise<ApiResult<{ message: string }>>;
};

/**
 * Creates a client of the phone verification: `POST {baseUrl}/customer/phoneValidation` (docs/product/api.md, "Phone
 * verification"). `refusals` have the field `phone` or `code`. Not retried: messages cost money, and each wrong code
 * counts as an attempt.
 *
 * @param options `baseUrl`: `https://cars.example/api`
 * @throws TypeError when `baseUrl` is not a URL
 * @example await createPhoneVerificationClient({ baseUrl }).checkCode({ phone: "(417) 555-0123", code: "123456" })
 */
export function createPhoneVerificationClient(
  options: Omit<ClientOptions, "retries" | "random" | "sleep">,
): PhoneVerificationClient {
  const transport = resolveTransport(options);
  const address = apiAddress(options.baseUrl, "customer/phoneValidation");
  const post = (body: PhoneValidationRequest, { signal }: CallOptions = {}) =>
    callApi({ address, method: "POST", body, repeatable: false, answer: answerTo(body), signal }, transport);
  return {
    sendCode: async (request, given) => post({ ...request, type: "phone-validation" }, given),
    checkCode: async (request, given) => post({ ...request, type: "code-verification" }, given),
  };
}

/** `success: false` is a failure with any status. */
function answerTo({ type }: PhoneValidationRequest): AnswerReader<{ message: string }> {
  const json = jsonOf(phoneValidationAnswerSchema, (body) => {
    const answer = z.safeParse(phoneValidationAnswerSchema, body);
    return answer.success ? [refusalOf(answer.data, type)] : refusalsOf(body);
  });
  return {
    refusals: json.refusals,
    value: async (response) => {
      const result = await json.value(response);
      if (!result.ok) return result;
      if (result.value.success) return { ok: true, value: { message: result.value.message } };
      const { status } = response;
      const refused = failure({ kind: "refused", code: "phone-verification.refused", status });
      return { ...refused, refusals: [refusalOf(result.value, type)] };
    },
  };
}

function refusalOf({ error, message }: PhoneValidationAnswer, type: PhoneValidationRequest["type"]): Refusal {
  const code = error ?? "";
  const field = type === "phone-validation" || code.startsWith("phone") ? "phone" : "code";
  return { field, code, message };
}
