import { describe, expect, expectTypeOf, test } from "vitest";
import { createMyDetailsClient } from "../my-details/my-details-client.ts";
import { empty, json, useApiServer } from "../testing/api-server.ts";
import { instantRetries } from "../testing/client-options.ts";
import type { WatchRequest } from "./watch-request-schema.ts";
import { createWatchesClient } from "./watches-client.ts";

const api = useApiServer();
const options = () => ({ baseUrl: `${api.url}/api/v1`, store: "north", ...instantRetries() });
const answer = { next: "check-email" };
const email = "ada@example.com";

describe("a watch", () => {
  const watch: WatchRequest = { email, vin: "JA4J4VA85PZ000001", locale: "es" };

  test("is posted to its store, and again after no response", async () => {
    api.answer(empty(503), json(answer, 202));
    expect(await createWatchesClient(options()).request(watch)).toEqual({ ok: true, value: answer });
    expect(api.received).toHaveLength(2);
    expect(api.received[0]).toMatchObject({ method: "POST", path: "/api/v1/stores/north/website/watches" });
    expect(JSON.parse(api.received[0]?.body ?? "")).toEqual(watch);
    expectTypeOf({ email, query: "/cars-for-sale" }).toExtend<WatchRequest>();
    expectTypeOf({ email }).not.toExtend<WatchRequest>();
  });
});

test("a request for my details is posted once", async () => {
  api.answer(empty(503));
  const result = await createMyDetailsClient(options()).requestLink({ email });
  expect(result).toMatchObject({ ok: false, errors: [{ code: "http.503", retryable: true }] });
  expect(api.received).toMatchObject([{ path: "/api/v1/stores/north/website/my-details/requests" }]);
});
