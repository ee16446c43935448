import { describe, expect, test } from "vitest";
import { empty, json, useApiServer } from "../testing/api-server.ts";
import { createPhoneVerificationClient } from "./phone-verification-client.ts";

const api = useApiServer();
const PHONE = "(417) 555-0123";
const client = () => createPhoneVerificationClient({ baseUrl: `${api.url}/api` });
const refused = (error: string | null, message: string, status = 422, headers = {}) =>
  json({ success: false, error, message }, status, headers);

describe("a request", () => {
  test("for a code", async () => {
    api.answer(json({ success: true, error: null, message: "On its way." }));
    expect(await client().sendCode({ phone: PHONE, locale: "es", store: "north" })).toEqual({
      ok: true,
      value: { message: "On its way." },
    });
    expect(api.received).toMatchObject([{ method: "POST", path: "/api/customer/phoneValidation" }]);
    expect(JSON.parse(api.received[0]?.body ?? "")).toEqual({
      type: "phone-validation",
      phone: PHONE,
      locale: "es",
      store: "north",
    });
  });

  test("with a code", async () => {
    api.answer(json({ success: true, error: null, message: "Right." }));
    expect(await client().checkCode({ code: "123456" })).toEqual({ ok: true, value: { message: "Right." } });
    expect(JSON.parse(api.received[0]?.body ?? "")).toEqual({ type: "code-verification", code: "123456" });
  });

  test.each(["sendCode", "checkCode"] as const)("%s is never retried", async (call) => {
    for (const answer of [empty(503), refused("code-limited", "Wait.", 429, { "retry-after": "1" })]) {
      api.answer(answer);
      expect((await client()[call]({ phone: PHONE, code: "1" })).ok).toBe(false);
    }
    api.answer((request) => request.socket.destroy());
    expect(await client()[call]({ phone: PHONE, code: "1" })).toMatchObject({
      errors: [{ kind: "network" }],
    });
    expect(api.received).toHaveLength(3);
  });

  test.each(["sendCode", "checkCode"] as const)("%s aborts with the caller's signal", async (call) => {
    const ended = new AbortController();
    api.answer(() => ended.abort());
    const result = await client()[call]({ code: "123456" }, { signal: ended.signal });
    expect(result).toMatchObject({ errors: [{ kind: "aborted", code: "aborted" }] });
  });
});

describe("refusals", () => {
  test.each([
    ["sendCode", "phone-pattern", "phone"],
    ["sendCode", "code-country", "phone"],
    ["checkCode", "phone-required", "phone"],
    ["checkCode", "code-wrong", "code"],
    ["checkCode", "code-digits", "code"],
  ] as const)("%s: %s belongs to the field %s", async (call, code, field) => {
    api.answer(refused(code, "Words"));
    expect(await client()[call]({ phone: PHONE, code: "1" })).toMatchObject({
      ok: false,
      errors: [{ kind: "refused", code: "http.422", status: 422 }],
      refusals: [{ field, code, message: "Words" }],
    });
  });

  test("include Retry-After in the error", async () => {
    api.answer(refused("code-limited", "Wait.", 429, { "retry-after": "30" }));
    expect(await client().sendCode({ phone: PHONE })).toMatchObject({
      errors: [{ kind: "http", status: 429, retryAfterSeconds: 30, retryable: true }],
      refusals: [{ field: "phone", code: "code-limited", message: "Wait." }],
    });
  });

  test("are also read from refusalSchema", async () => {
    const errors = [{ field: "", code: "origin", message: "From another website." }];
    api.answer(json({ errors }, 403));
    expect(await client().sendCode({ phone: PHONE })).toMatchObject({
      errors: [{ status: 403 }],
      refusals: errors,
    });
  });
});

test("success: false is a failure with any status", async () => {
  api.answer(refused("code-wrong", "Wrong.", 200), refused(null, "", 200));
  expect(await client().checkCode({ phone: PHONE, code: "123456" })).toEqual({
    ok: false,
    errors: [
      {
        path: [],
        kind: "refused",
        code: "phone-verification.refused",
        retryable: false,
        status: 200,
        retryAfterSeconds: null,
      },
    ],
    refusals: [{ field: "code", code: "code-wrong", message: "Wrong." }],
  });
  expect(await client().sendCode({ phone: PHONE })).toMatchObject({
    ok: false,
    refusals: [{ field: "phone", code: "", message: "" }],
  });
});

test("a response without success is invalid", async () => {
  api.answer(json({ message: "Right." }));
  expect(await client().checkCode({ phone: PHONE, code: "123456" })).toMatchObject({
    errors: [{ kind: "invalid-response", code: "invalid-response.schema" }],
  });
});
