import { describe, expect, it } from "vitest";
import { empty, useApiServer } from "../testing/api-server.ts";
import { createEmailClient } from "./email-client.ts";

const api = useApiServer();
const payload = {
  subject: "Website Lead",
  email: "crm@example.com",
  type: "text",
  body: "Señora Núñez: ¿hay?",
} as const;
const options = { idempotencyKey: "0199e2a4-7c1e-7b60-9a53-3f1d2b6c8e10" };
const send = (timeoutMs = 5_000) => createEmailClient({ baseUrl: api.url, timeoutMs }).send(payload, options);

describe("a request", () => {
  it("is the payload as JSON with the idempotency key, posted to /email/send", async () => {
    expect(await send()).toEqual({ ok: true });
    const [request] = api.received;
    expect(request).toMatchObject({ method: "POST", path: "/email/send" });
    expect(request?.headers).toMatchObject({
      "content-type": "application/json",
      "idempotency-key": options.idempotencyKey,
    });
    expect(JSON.parse(request?.body ?? "")).toEqual(payload);
  });

  it("keeps the path of the base URL and sends its user as Basic authorization", async () => {
    const baseUrl = api.url.replace("http://", "http://ana:p%40ss%C3%B1@").concat("/v2/");
    await createEmailClient({ baseUrl }).send(payload, options);
    const [request] = api.received;
    expect(request?.path).toBe("/v2/email/send");
    expect(request?.headers.authorization).toBe(`Basic ${Buffer.from("ana:p@ssñ").toString("base64")}`);
  });

  it("is not retried", async () => {
    api.answer(empty(503));
    expect(await send()).toMatchObject({ ok: false, errors: [{ code: "http.503", retryable: true }] });
    expect(api.received).toHaveLength(1);
  });
});

describe("a status", () => {
  it.each([200, 201, 202, 204])("of %i is success", async (status) => {
    api.answer(empty(status));
    expect(await send()).toEqual({ ok: true });
  });

  it("is used without waiting for a slow body", async () => {
    for (const status of [202, 422]) {
      api.answer((_request, response) => {
        response.writeHead(status, { "content-length": 1_000 });
        response.write("x");
      });
      expect((await send()).ok).toBe(status === 202);
    }
  });
});

describe("Retry-After", () => {
  it.each([
    ["120", 120],
    ["0", 0],
    ["99999999", 86_400],
    ["Wed, 21 Oct 2015 07:28:00 GMT", 0],
    ["soon", null],
  ])("of %s", async (header, seconds) => {
    api.answer(empty(429, { "retry-after": header }));
    expect(await send()).toMatchObject({ errors: [{ retryAfterSeconds: seconds }] });
  });
});

describe("no response", () => {
  it("is a timeout when the server hangs", async () => {
    api.answer(() => {});
    expect(await send(50)).toMatchObject({ errors: [{ kind: "timeout", retryable: true }] });
  });

  it("is a timeout when headers arrive too slowly", async () => {
    api.answer((request) => {
      const trickle = setInterval(() => request.socket.write("H"), 10);
      request.socket.on("error", () => {}).on("close", () => clearInterval(trickle));
      request.socket.write("HTTP/1.1 202 Accepted\r\nX-Slow: ");
    });
    expect(await send(100)).toMatchObject({ errors: [{ kind: "timeout", retryable: true }] });
  });

  it.each(["http://127.0.0.1:1", "http://crm.invalid"])("is a network error from %s", async (baseUrl) => {
    const result = await createEmailClient({ baseUrl }).send(payload, options);
    expect(result).toMatchObject({ errors: [{ kind: "network", retryable: true }] });
  });

  it("is a network error when the caller aborts", async () => {
    const end = new AbortController();
    api.answer(() => end.abort());
    const client = createEmailClient({ baseUrl: api.url });
    const result = await client.send(payload, { ...options, signal: end.signal });
    expect(result).toMatchObject({ errors: [{ kind: "aborted", code: "aborted", retryable: true }] });
  });
});

it("errors contain nothing of the request or response", async () => {
  api.answer((_request, response) => response.writeHead(422).end(JSON.stringify(payload)));
  expect(JSON.stringify(await send())).not.toContain("Núñez");
});
