import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type Answer, empty, json, useApiServer } from "../testing/api-server.ts";
import { instantRetries } from "../testing/client-options.ts";
import { jsonOf } from "./answer-reader.ts";
import { callApi } from "./call-api.ts";
import { resolveTransport } from "./transport.ts";

const api = useApiServer();
const JSON_TYPE = { "content-type": "application/json" };

async function get(url = api.url, timeoutMs = 10_000) {
  const address = { url, authorization: "Basic c2VjcmV0" };
  const answer = jsonOf(z.object({ n: z.number() }));
  return callApi(
    { address, method: "GET", repeatable: true, answer },
    resolveTransport({ timeoutMs, ...instantRetries() }),
  );
}

const sent =
  (body: string, headers: Record<string, string> = JSON_TYPE): Answer =>
  (_request, response) =>
    response.writeHead(200, headers).end(body);

/** An endless response body. */
const endless: Answer = (_request, response) => {
  response.writeHead(200, JSON_TYPE);
  const megabyte = " ".repeat(1024 * 1024);
  const more = () => {
    while (!response.destroyed && response.write(megabyte)) {}
  };
  response.on("drain", more);
  more();
};

describe("an invalid response", () => {
  test.each<[name: string, answer: Answer, code: string]>([
    ["a page of HTML", sent("<!doctype html>", { "content-type": "text/html" }), "content-type"],
    ["JSON that says it is text", sent('{"n":1}', { "content-type": "text/plain" }), "content-type"],
    ["JSON that says nothing", sent('{"n":1}', {}), "content-type"],
    ["half of an object", sent('{"n":1'), "json"],
    ["an empty body", sent(""), "json"],
    ["another shape", sent('{"n":"1"}'), "schema"],
    ["null", sent("null"), "schema"],
    ["a 204", empty(204), "content-type"],
    ["a body without end", endless, "too-large"],
  ])("%s", async (name, answer, code) => {
    api.answer(answer);
    expect(await get()).toEqual({
      ok: false,
      errors: [
        {
          path: [],
          kind: "invalid-response",
          code: `invalid-response.${code}`,
          retryable: false,
          status: name === "a 204" ? 204 : 200,
          retryAfterSeconds: null,
        },
      ],
      refusals: [],
    });
    expect(api.received).toHaveLength(1);
  });

  test.each([301, 302, 303, 307, 308])("a redirect, %i, which is not followed", async (status) => {
    api.answer(empty(status, { location: `${api.url}/elsewhere` }), json({ n: 1 }));
    expect(await get()).toMatchObject({
      errors: [{ kind: "invalid-response", code: "invalid-response.redirect", status, retryable: true }],
    });
    expect(api.received).toHaveLength(1);
  });

  test("invalid HTTP", async () => {
    const server = createServer((socket) => {
      socket.on("error", () => {});
      socket.once("data", () => socket.end("220 mail.example.com ESMTP\r\n"));
    });
    const port = await new Promise<number>((resolve) => {
      server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port));
    });
    expect(await get(`http://127.0.0.1:${port}`)).toMatchObject({
      errors: [{ kind: "invalid-response", code: "invalid-response.http", status: null, retryable: true }],
    });
    server.close();
  });
});

describe("a valid response", () => {
  test.each([
    ["application/json; charset=utf-8"],
    ["Application/JSON"],
    ["application/problem+json"],
    ["application/vnd.example.v1+json"],
  ])("may have the type %s", async (type) => {
    api.answer(sent('{"n":1}', { "content-type": type }));
    expect(await get()).toEqual({ ok: true, value: { n: 1 } });
  });

  test("may be large, compressed, in chunks, and have unknown fields", async () => {
    const name = "ñ".repeat(3_000_000);
    api.answer((_request, response) => {
      response.writeHead(200, JSON_TYPE);
      const bytes = Buffer.from(JSON.stringify({ n: 1, name }));
      // Splits a multi-byte character.
      response.write(bytes.subarray(0, 101), () => response.end(bytes.subarray(101)));
    });
    expect(await get()).toEqual({ ok: true, value: { n: 1 } });
  });
});

describe("refusals", () => {
  const errors = [{ field: "vin", code: "sold", message: "ada@example.com is sold." }];

  test("are returned, but are not part of the error", async () => {
    api.answer(json({ errors }, 410));
    const result = await get();
    expect(result).toMatchObject({ ok: false, errors: [{ code: "http.410" }], refusals: errors });
    expect(JSON.stringify(result.ok || result.errors)).not.toContain("ada@");
  });

  test.each<[string, Answer]>([
    ["of another shape", json({ error: "sold" }, 410)],
    ["in words", (_request, response) => response.writeHead(410, JSON_TYPE).end("{")],
    ["in HTML", (_request, response) => response.writeHead(410, { "content-type": "text/html" }).end("<p>")],
    [
      "that break off",
      (_request, response) => {
        response.writeHead(410, { ...JSON_TYPE, "content-length": "100" });
        response.write("{", () => response.destroy());
      },
    ],
  ])("%s are ignored; the status is used", async (_name, answer) => {
    api.answer(answer);
    expect(await get()).toMatchObject({ errors: [{ kind: "refused", status: 410 }], refusals: [] });
  });
});

test("an error contains nothing of the request or response", async () => {
  const secrets = /c2VjcmV0|secret|127\.0\.0\.1/;
  for (const answer of [sent('{"secret":1}'), json("secret", 500), (() => {}) as Answer]) {
    api.answer(answer);
    const result = await get(api.url, 200);
    expect(result.ok).toBe(false);
    expect(JSON.stringify(result)).not.toMatch(secrets);
  }
  await api.close();
  expect(JSON.stringify(await get())).not.toMatch(secrets);
});
