import { expect, it } from "vitest";
import { empty, useApiServer } from "../testing/api-server.ts";
import { createSmsClient } from "./sms-client.ts";

const api = useApiServer();
const message = { to: "+14175550123", text: "123456 es su clave." };

it("posts number and text to /messages", async () => {
  const result = await createSmsClient({ baseUrl: api.url }).send(message, { idempotencyKey: "k1" });
  expect(result).toEqual({ ok: true });
  const [request] = api.received;
  expect(request).toMatchObject({ method: "POST", path: "/messages", headers: { "idempotency-key": "k1" } });
  expect(JSON.parse(request?.body ?? "")).toEqual(message);
});

it("returns whether a failure is retryable", async () => {
  api.answer(empty(429, { "retry-after": "7" }));
  const client = createSmsClient({ baseUrl: api.url });
  expect(await client.send(message, { idempotencyKey: "k1" })).toMatchObject({
    errors: [{ retryable: true, retryAfterSeconds: 7 }],
  });
  api.answer(empty(400));
  expect(await client.send(message, { idempotencyKey: "k1" })).toMatchObject({
    errors: [{ retryable: false }],
  });
});
