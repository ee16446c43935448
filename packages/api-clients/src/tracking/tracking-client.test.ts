import { expect, test } from "vitest";
import { empty, json, useApiServer } from "../testing/api-server.ts";
import { instantRetries } from "../testing/client-options.ts";
import { createTrackingClient } from "./tracking-client.ts";

const api = useApiServer();
const client = () => createTrackingClient({ baseUrl: `${api.url}/api`, ...instantRetries() });
const event = {
  currency: "USD",
  value: 20,
  event_id: "e-1",
  event_time: 1_795_000_000,
  fbp: "fb.1.1795000000000.1234567890",
  fbc: null,
  user_data: { em: "2bd806c97f0e00af1a1fc3328fa763a9269723c8db8fac4f93af71db186d6e90" },
  custom_data: { content_type: "vehicle", content_ids: ["JA4J4VA85PZ000001"] },
  eventName: "Schedule",
  eventID: "e-1",
  eventTime: 1_795_000_000,
};

test("posts an event unchanged", async () => {
  api.answer(empty(204));
  expect(await client().track(event)).toEqual({ ok: true });
  expect(api.received).toMatchObject([{ method: "POST", path: "/api/track/facebook" }]);
  expect(JSON.parse(api.received[0]?.body ?? "")).toEqual(event);
});

test("retries after no response, since events have an id", async () => {
  api.answer((request) => request.socket.destroy(), empty(200));
  expect((await client().track(event)).ok).toBe(true);
  expect(new Set(api.received.map(({ body }) => body)).size).toBe(1);
  expect(api.received).toHaveLength(2);
});

test("sends with keepalive", async () => {
  const requests: RequestInit[] = [];
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    requests.push(init ?? {});
    return new Response(null, { status: 204 });
  };
  await createTrackingClient({ baseUrl: "https://cars.example/api", fetch }).track(event);
  expect(requests).toMatchObject([{ keepalive: true, redirect: "manual" }]);
});

test("returns refusals and failures as values", async () => {
  const errors = [{ field: "eventName", code: "invalid", message: "No such event." }];
  api.answer(json({ errors }, 422));
  expect(await client().track(event)).toMatchObject({ errors: [{ kind: "refused" }], refusals: errors });
  const ended = new AbortController();
  api.answer(() => ended.abort());
  expect(await client().track(event, ended)).toMatchObject({
    errors: [{ kind: "aborted", code: "aborted" }],
  });
});
