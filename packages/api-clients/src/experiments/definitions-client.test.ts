import { expect, test } from "vitest";
import { empty, json, useApiServer } from "../testing/api-server.ts";
import { instantRetries } from "../testing/client-options.ts";
import { createDefinitionsClient } from "./definitions-client.ts";

const api = useApiServer();
const client = (path = "/experiments.json") =>
  createDefinitionsClient({ url: api.url + path, ...instantRetries() });

test("returns the JSON and its tag, from the address as it is written", async () => {
  api.answer(json({ experiments: [] }, 200, { etag: '"a"' }));
  expect(await client("/configs/site.json?key=1").load()).toEqual({
    ok: true,
    value: { definitions: { experiments: [] }, etag: '"a"' },
  });
  expect(api.received).toMatchObject([{ method: "GET", path: "/configs/site.json?key=1" }]);
  expect(api.received[0]?.headers["if-none-match"]).toBeUndefined();
});

test("asks whether a version still holds", async () => {
  api.answer(empty(304));
  expect(await client().load({ etag: '"a"' })).toEqual({ ok: true, value: null });
  expect(api.received[0]?.headers["if-none-match"]).toBe('"a"');
});

test("refuses a 304 that was not asked for, and redirects", async () => {
  for (const answer of [empty(304), empty(302, { location: "https://elsewhere.example/" })]) {
    api.answer(answer);
    expect(await client().load()).toMatchObject({ errors: [{ code: "invalid-response.redirect" }] });
  }
});

test("reads at most 1 MiB", async () => {
  api.answer(json("x".repeat(1024 * 1024)));
  expect(await client().load()).toMatchObject({ errors: [{ code: "invalid-response.too-large" }] });
});

test("retries twice after a server error", async () => {
  api.answer(empty(502));
  expect(await client().load()).toMatchObject({ errors: [{ code: "http.502" }] });
  expect(api.received).toHaveLength(3);
});
