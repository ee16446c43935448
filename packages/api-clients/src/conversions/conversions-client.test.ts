import { expect, it, test } from "vitest";
import { empty, json, useApiServer } from "../testing/api-server.ts";
import { createConversionsClient } from "./conversions-client.ts";

const api = useApiServer();
const client = () => createConversionsClient({ baseUrl: `${api.url}/v23.0/`, accessToken: "secret-token" });
const event = {
  event_name: "Schedule",
  event_time: 1_795_000_000,
  event_id: "e-1",
  action_source: "website",
  user_data: { em: ["62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f"] },
  custom_data: { currency: "USD", value: 20 },
} as const;

it("posts one event with the token in the body, never in the address", async () => {
  api.answer(json({ events_received: 1, messages: [], fbtrace_id: "A" }));
  expect(await client().send("1234567890", event)).toEqual({ ok: true });
  const [request] = api.received;
  expect(request).toMatchObject({ method: "POST", path: "/v23.0/1234567890/events" });
  expect(JSON.parse(request?.body ?? "")).toEqual({ data: [event], access_token: "secret-token" });
  expect(JSON.stringify(request?.headers)).not.toContain("secret-token");
});

test.each([
  [503, true],
  [429, true],
  [400, false],
  [401, false],
])(
  "a status of %i is retryable: %s; it is not sent again, and the error has a code only",
  async (status, retryable) => {
    api.answer(json({ error: { message: "secret-token is wrong", code: 190 } }, status));
    const result = await client().send("1234567890", event);
    expect(result).toMatchObject({
      ok: false,
      errors: [{ code: `http.${status}`, retryable }],
      refusals: [],
    });
    expect(JSON.stringify(result)).not.toContain("secret-token");
    expect(api.received).toHaveLength(1);
  },
);

it("follows no redirect with the token", async () => {
  api.answer(empty(307));
  expect(await client().send("1234567890", event)).toMatchObject({
    errors: [{ code: "invalid-response.redirect", retryable: true }],
  });
});

it("sends nothing to an id that is not one, and accepts no base that is no address", async () => {
  for (const id of ["", "../me", "12 34", "12/34"])
    expect(await client().send(id, event)).toMatchObject({
      errors: [{ code: "pixel-id.invalid", retryable: false }],
    });
  expect(api.received).toHaveLength(0);
  expect(() => createConversionsClient({ baseUrl: "graph", accessToken: "t" })).toThrow(TypeError);
});
