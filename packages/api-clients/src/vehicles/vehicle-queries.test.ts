import { afterEach, expect, test } from "vitest";
import { answeringServer, json } from "./testing/answering-server.ts";
import { exampleList } from "./testing/example-list.ts";
import { vehicleQueries } from "./vehicle-queries.ts";
import { createVehiclesClient } from "./vehicles-client.ts";

let close = async () => {};
afterEach(() => close());
const { signal } = new AbortController();

test("a query gives its value", async () => {
  const server = await answeringServer(json(exampleList));
  close = server.close;
  const queries = vehicleQueries(createVehiclesClient({ baseUrl: server.baseUrl, store: "north" }));
  const { queryFn, retry } = queries.search({ bodystyle: ["suvs"] });
  expect(await queryFn({ signal })).toEqual(exampleList);
  expect(retry).toBe(false);
});

test("a failure is thrown with the client's error", async () => {
  const server = await answeringServer(json({}, 404));
  close = server.close;
  const queries = vehicleQueries(createVehiclesClient({ baseUrl: server.baseUrl, store: "north" }));
  await expect(queries.get("JA4J4VA85PZ000001").queryFn({ signal })).rejects.toMatchObject({
    cause: { kind: "refused", status: 404 },
  });
});

test("keys are equal for equal searches of the same store only", () => {
  const keys = (store: string) => {
    const queries = vehicleQueries(createVehiclesClient({ baseUrl: "https://cars.example/api/v1", store }));
    return [
      queries.search({ bodystyle: ["suvs", "coupes"] }).queryKey,
      queries.search({ bodystyle: ["coupes", "suvs"] }).queryKey,
      queries.get("ja4j4va85pz000001").queryKey,
      queries.sitemap().queryKey,
    ];
  };
  const [one, same, get, sitemap] = keys("north");
  expect(one).toEqual(same);
  expect(get).toEqual([
    "vehicles",
    "https://cars.example/api/v1/stores/north/website/",
    "get",
    "JA4J4VA85PZ000001",
  ]);
  expect(new Set([one, get, sitemap, keys("airport")[0]].map((key) => JSON.stringify(key))).size).toBe(4);
});
