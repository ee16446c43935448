import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { useApiServer } from "../testing/api-server.ts";
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
const failed = { ok: false, error: { status: null, retryAfterSeconds: null, retryable: true } };

describe("a request", () => {
  it("is the payload as JSON with the idempotency key, posted to /email/send", async () => {
    expect(await send()).toEqual({ ok: true, status: 202 });
    const [request] = api.received;
    expect(request).toMatchObject({ method: "POST", path: "/email/send" });
    expect(request?.headers).toMatchObject({
      "content-type": "application/json",
      "idempotency-key": options.idempotencyKey,
    });
    expect(JSON.parse(request?.body ?? "")).toEqual(payload);
  });

  it("keeps the path of the base address and logs in with its user", async () => {
    const baseUrl = api.url.replace("http://", "http://ana:p%40ss%C3%B1@").concat("/v2/");
    await createEmailClient({ baseUrl }).send(payload, options);
    const [request] = api.received;
    expect(request?.path).toBe("/v2/email/send");
    expect(request?.headers.authorization).toBe(`Basic ${Buffer.from("ana:p@ssñ").toString("base64")}`);
  });

  it("is sent once, whatever comes back", async () => {
    api.answer((_request, response) => response.writeHead(503).end());
    await send();
    expect(api.received).toHaveLength(1);
  });
});

describe("a status", () => {
  it.each([200, 201, 202, 204])("of %i is success", async (status) => {
    api.answer((_request, response) => response.writeHead(status).end());
    expect(await send()).toEqual({ ok: true, status });
  });

  it.each([408, 425, 429, 500, 502, 503, 504])("of %i may pass", async (status) => {
    api.answer((_request, response) => response.writeHead(status).end("try later"));
    expect(await send()).toMatchObject({
      ok: false,
      error: { kind: "http", code: `http.${status}`, status, retryable: true },
    });
  });

  it.each([400, 401, 403, 404, 409, 413, 422])("of %i is final", async (status) => {
    api.answer((_request, response) => response.writeHead(status).end());
    expect(await send()).toMatchObject({ ok: false, error: { kind: "refused", status, retryable: false } });
  });

  it("of a redirect is not followed", async () => {
    api.answer((_request, response) => response.writeHead(307, { location: `${api.url}/elsewhere` }).end());
    expect(await send()).toMatchObject({ ok: false, error: { kind: "invalid-response", status: 307 } });
    expect(api.received.map(({ path }) => path)).toEqual(["/email/send"]);
  });

  it("counts although the body trickles", async () => {
    api.answer((_request, response) => {
      response.writeHead(202, { "content-length": 1_000 });
      response.write("x");
    });
    expect(await send()).toEqual({ ok: true, status: 202 });
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
    api.answer((_request, response) => response.writeHead(429, { "retry-after": header }).end());
    expect(await send()).toMatchObject({ error: { retryAfterSeconds: seconds } });
  });
});

describe("no answer", () => {
  it("in time is a timeout: a server that hangs", async () => {
    api.answer(() => {});
    expect(await send(50)).toMatchObject({
      ...failed,
      error: { ...failed.error, kind: "timeout", code: "timeout" },
    });
  });

  it("in time is a timeout: headers that trickle", async () => {
    api.answer((request) => {
      const trickle = setInterval(() => request.socket.write("H"), 10);
      request.socket.on("error", () => {}).on("close", () => clearInterval(trickle));
      request.socket.write("HTTP/1.1 202 Accepted\r\nX-Slow: ");
    });
    expect(await send(100)).toMatchObject({ error: { kind: "timeout", retryable: true } });
  });

  it("is a network error: a connection that is cut", async () => {
    api.answer((request) => request.socket.destroy());
    expect(await send()).toMatchObject({ error: { kind: "network", status: null, retryable: true } });
  });

  it("is a network error: nobody listens", async () => {
    const result = await createEmailClient({ baseUrl: "http://127.0.0.1:1" }).send(payload, options);
    expect(result).toMatchObject({ error: { kind: "network", retryable: true } });
  });

  it("is a network error: a name that does not exist", async () => {
    const result = await createEmailClient({ baseUrl: "http://crm.invalid" }).send(payload, options);
    expect(result).toMatchObject({ error: { kind: "network", retryable: true } });
  });

  it("is a network error: the caller ends it", async () => {
    const end = new AbortController();
    api.answer(() => end.abort());
    const result = await createEmailClient({ baseUrl: api.url }).send(payload, {
      ...options,
      signal: end.signal,
    });
    expect(result).toMatchObject({ error: { kind: "network", code: "network.aborted", retryable: true } });
  });

  it("that is HTTP is an invalid response", async () => {
    const server = createServer((socket) => {
      socket.on("error", () => {});
      socket.once("data", () => socket.end("220 mail.example.com ESMTP\r\n"));
    });
    const port = await new Promise<number>((resolve) => {
      server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port));
    });
    const result = await createEmailClient({ baseUrl: `http://127.0.0.1:${port}` }).send(payload, options);
    expect(result).toMatchObject({ error: { kind: "invalid-response", retryable: true } });
    server.close();
  });
});

it("never tells what was sent", async () => {
  api.answer((_request, response) => response.writeHead(422).end(JSON.stringify(payload)));
  expect(JSON.stringify(await send())).not.toContain("Núñez");
});
