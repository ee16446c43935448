import { expect, test } from "vitest";
import { empty, json, useApiServer } from "../testing/api-server.ts";
import { instantRetries } from "../testing/client-options.ts";
import { createExperimentsClient } from "./experiments-client.ts";

const api = useApiServer();
const client = () => createExperimentsClient({ baseUrl: `${api.url}/api`, ...instantRetries() });

test.each([[["hero-copy", "list-order"]], [[]]])("returns the names %j", async (names) => {
  api.answer(json(names));
  expect(await client().names()).toEqual({ ok: true, value: names });
  expect(api.received).toMatchObject([{ method: "GET", path: "/api/statsig/experiments" }]);
});

test.each([[{ names: [] }], [[1]], [null]])("rejects the response %j", async (body) => {
  api.answer(json(body));
  expect(await client().names()).toMatchObject({ errors: [{ code: "invalid-response.schema" }] });
});

test("retries after a server error", async () => {
  api.answer(empty(502), empty(502), json([]));
  expect((await client().names()).ok).toBe(true);
  expect(api.received).toHaveLength(3);
});

test("aborts with the caller's signal", async () => {
  const ended = new AbortController();
  api.answer(() => ended.abort());
  expect(await client().names(ended)).toMatchObject({ errors: [{ kind: "aborted", code: "aborted" }] });
});
