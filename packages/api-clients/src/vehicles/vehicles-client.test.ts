import { describe, expect, test } from "vitest";
import { empty, json, useApiServer } from "../testing/api-server.ts";
import { instantRetries } from "../testing/client-options.ts";
import { exampleList } from "./testing/example-list.ts";
import { exampleDetails } from "./testing/example-vehicle.ts";
import { createVehiclesClient } from "./vehicles-client.ts";

const api = useApiServer();
const baseUrl = () => `${api.url}/api/v1`;
const client = () => createVehiclesClient({ baseUrl: baseUrl(), store: "north", ...instantRetries() });

describe("addresses", () => {
  test("a store's search", async () => {
    api.answer(json(exampleList));
    const result = await client().search({
      fuelType: ["electricity"],
      year: { min: 2024, max: null },
      page: 2,
    });
    expect(result).toEqual({ ok: true, value: exampleList });
    expect(api.received).toMatchObject([
      {
        method: "GET",
        path: "/api/v1/stores/north/website/vehicles?fuel-type=electricity&year=2024,null&page=2",
      },
    ]);
  });

  test("a group's vehicle and sitemap", async () => {
    api.answer(json(exampleDetails), json([]));
    const group = createVehiclesClient({ baseUrl: baseUrl(), group: "larkspur" });
    expect(await group.get("ja4j4va85pz000001")).toEqual({ ok: true, value: exampleDetails });
    expect(await group.sitemap()).toEqual({ ok: true, value: [] });
    expect(api.received.map(({ path }) => path)).toEqual([
      "/api/v1/store-group/larkspur/website/vehicles/JA4J4VA85PZ000001",
      "/api/v1/store-group/larkspur/website/vehicles/sitemap",
    ]);
  });

  test.each(["../../../health", "", "JA4J4VA85PZ00000", "JA4J4VA85PZ00000?"])(
    "rejects the VIN %j without a request",
    async (vin) => {
      expect(await client().get(vin)).toEqual({
        ok: false,
        errors: [
          {
            path: [],
            kind: "refused",
            code: "vin.invalid",
            retryable: false,
            status: null,
            retryAfterSeconds: null,
          },
        ],
        refusals: [],
      });
      expect(api.received).toEqual([]);
    },
  );

  test.each(["..", "a/b", "", "a?b"])("rejects the store id %j", (store) => {
    expect(() => createVehiclesClient({ baseUrl: "https://cars.example", store })).toThrow(TypeError);
  });

  test("user and password become authorization, and are not part of the scope", async () => {
    api.answer(json([]));
    const ada = createVehiclesClient({
      baseUrl: baseUrl().replace("http://", "http://ada:s3cret@"),
      store: "north",
    });
    expect((await ada.sitemap()).ok).toBe(true);
    expect(api.received[0]?.headers["authorization"]).toBe(`Basic ${btoa("ada:s3cret")}`);
    expect(ada.scope).toBe(`${api.url}/api/v1/stores/north/website/`);
  });

  test("a query of the base URL is kept", async () => {
    api.answer(json(exampleList));
    await createVehiclesClient({ baseUrl: `${baseUrl()}?key=1`, store: "north" }).search({ page: 2 });
    expect(api.received[0]?.path).toBe("/api/v1/stores/north/website/vehicles?key=1&page=2");
  });
});

test("every read is retried", async () => {
  const busy = empty(503);
  for (const read of ["search", "sitemap"] as const) {
    api.answer(busy, busy, json(read === "search" ? exampleList : []));
    expect((await client()[read]()).ok).toBe(true);
  }
  api.answer(busy, busy, json(exampleDetails));
  expect((await client().get(exampleDetails.vin)).ok).toBe(true);
  expect(api.received).toHaveLength(9);
});

describe("answers", () => {
  test("a refusal is permanent and has reasons", async () => {
    const errors = [{ field: "vin", code: "sold", message: "This vehicle has been sold." }];
    api.answer(json({ errors }, 410));
    expect(await client().get("JA4J4VA85PZ000001")).toMatchObject({
      ok: false,
      errors: [{ kind: "refused", code: "http.410", status: 410 }],
      refusals: errors,
    });
    expect(api.received).toHaveLength(1);
  });

  test.each([
    ["a list without its facets", { ...exampleList, facets: undefined }],
    ["a price in words", { ...exampleList, vehicles: [{ ...exampleList.vehicles[0], price: "$25,890" }] }],
  ])("%s is an invalid response", async (_name, body) => {
    api.answer(json(body));
    expect(await client().search()).toMatchObject({
      errors: [{ kind: "invalid-response", code: "invalid-response.schema", status: 200 }],
    });
  });
});
