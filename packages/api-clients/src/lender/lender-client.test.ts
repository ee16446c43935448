import { expect, it } from "vitest";
import { empty, useApiServer } from "../testing/api-server.ts";
import { createLenderClient } from "./lender-client.ts";

const api = useApiServer();
const application = { applicationId: "0199e2a4-7c1e-4b60-9a53-3f1d2b6c8e10", keyId: "k", sealed: "a..b.c.d" };

it("posts the sealed application to /credit-applications", async () => {
  const client = createLenderClient({ baseUrl: api.url });
  expect(await client.submit(application, { idempotencyKey: "k1" })).toEqual({ ok: true });
  const [request] = api.received;
  expect(request).toMatchObject({
    method: "POST",
    path: "/credit-applications",
    headers: { "idempotency-key": "k1" },
  });
  expect(JSON.parse(request?.body ?? "")).toEqual(application);
});

it("returns whether a failure is retryable", async () => {
  const client = createLenderClient({ baseUrl: api.url });
  api.answer(empty(503));
  expect(await client.submit(application, { idempotencyKey: "k1" })).toMatchObject({
    errors: [{ retryable: true }],
  });
  api.answer(empty(422));
  expect(await client.submit(application, { idempotencyKey: "k1" })).toMatchObject({
    errors: [{ retryable: false }],
  });
});
