import { describe, expect, expectTypeOf, test } from "vitest";
import { empty, json, useApiServer } from "../testing/api-server.ts";
import { instantRetries } from "../testing/client-options.ts";
import type { LeadRequest } from "./lead-request-schema.ts";
import { createLeadsClient } from "./leads-client.ts";

const api = useApiServer();
const accepted = { leadId: "0199e2a4-7c1e-4b60-9a53-3f1d2b6c8e10" };
const customer = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  phone: "(417) 555-0123",
};
const lead: LeadRequest = { kind: "CONTACT_GENERAL", customer, comments: "¿Hay?" };
const options = { idempotencyKey: "3f2b8a52-key" };
const client = () => createLeadsClient({ baseUrl: `${api.url}/api/v1`, store: "north", ...instantRetries() });

describe("a lead", () => {
  test("is posted to its store with its key", async () => {
    api.answer(json(accepted, 202));
    expect(await client().send(lead, options)).toEqual({ ok: true, value: accepted });
    const [request] = api.received;
    expect(request).toMatchObject({
      method: "POST",
      path: "/api/v1/stores/north/website/leads",
      headers: { "idempotency-key": "3f2b8a52-key" },
    });
    expect(JSON.parse(request?.body ?? "")).toEqual(lead);
  });

  test("has the details of its kind", async () => {
    const application = {
      kind: "APPLY_FINANCING" as const,
      customer: { email: "ada@example.com" },
      details: { identifier: "co-applicant" as const },
    };
    api.answer(json(accepted, 202));
    expect((await client().send(application, options)).ok).toBe(true);
    expect(JSON.parse(api.received[0]?.body ?? "")).toEqual(application);
    expectTypeOf({
      kind: "APPLY_FINANCING" as const,
      customer,
      details: { identifier: "me" },
    }).not.toExtend<LeadRequest>();
    expectTypeOf({ kind: "SERVICE" as const, customer: {} }).not.toExtend<LeadRequest>();
    expectTypeOf({ kind: "CONTACT_GENERAL" as const, customer }).not.toExtend<LeadRequest>();
    expectTypeOf({ kind: "NEWSLETTER" as const, customer }).not.toExtend<LeadRequest>();
  });

  test("is retried with the same key after no response", async () => {
    api.answer((request) => request.socket.destroy(), empty(503), json(accepted, 202));
    expect((await client().send(lead, options)).ok).toBe(true);
    expect(api.received).toHaveLength(3);
    expect(new Set(api.received.map(({ headers }) => headers["idempotency-key"]))).toEqual(
      new Set(["3f2b8a52-key"]),
    );
  });

  test("of kind UNLOCK_* returns the unlock state", async () => {
    const unlock = { ...accepted, unlock: "code-sent" as const };
    api.answer(json(unlock, 202));
    expect(await client().send({ kind: "UNLOCK_PRICE", customer }, options)).toEqual({
      ok: true,
      value: unlock,
    });
  });
});

describe("a response", () => {
  test.each([409, 413, 415, 422])("of %i is permanent and has refusals", async (status) => {
    const errors = [
      { field: "customer.email", code: "email", message: "Please enter a valid email address" },
    ];
    api.answer(json({ errors }, status));
    expect(await client().send(lead, options)).toMatchObject({
      errors: [{ kind: "refused", code: `http.${status}`, retryable: false }],
      refusals: errors,
    });
    expect(api.received).toHaveLength(1);
  });

  test.each([[{}], [{ leadId: "7" }], [{ ...accepted, unlock: "open" }]])("%j is invalid", async (body) => {
    api.answer(json(body, 202));
    expect(await client().send(lead, options)).toMatchObject({
      errors: [{ code: "invalid-response.schema" }],
    });
    expect(api.received).toHaveLength(1);
  });
});

test("aborts with the caller's signal", async () => {
  const ended = new AbortController();
  api.answer(() => ended.abort());
  expect(await client().send(lead, { ...options, signal: ended.signal })).toMatchObject({
    errors: [{ kind: "aborted", code: "aborted" }],
  });
});

test.each(["..", "", "a/b"])("rejects the store id %j", (store) => {
  expect(() => createLeadsClient({ baseUrl: "https://cars.example", store })).toThrow(TypeError);
});
