import { expect, test } from "vitest";
import { json, useApiServer } from "../testing/api-server.ts";
import { exampleList } from "./testing/example-list.ts";
import { exampleDetails } from "./testing/example-vehicle.ts";
import { vehicleQueries } from "./vehicle-queries.ts";
import { createVehiclesClient } from "./vehicles-client.ts";

const api = useApiServer();
const { signal } = new AbortController();
const queries = (baseUrl = `${api.url}/api/v1`, store = "north") =>
  vehicleQueries(createVehiclesClient({ baseUrl, store }));

test("a query returns its value", async () => {
  api.answer(json(exampleList), json(exampleDetails), json([]));
  const { search, get, sitemap } = queries();
  expect(await search({ bodyStyle: ["suvs"] }).queryFn({ signal })).toEqual(exampleList);
  expect(await get(exampleDetails.vin).queryFn({ signal })).toEqual(exampleDetails);
  expect(await sitemap().queryFn({ signal })).toEqual([]);
  expect(api.received[0]?.path).toContain("?bodystyle=suvs");
  expect(search().retry).toBe(false);
});

test("a query aborts with its signal", async () => {
  const ended = new AbortController();
  api.answer(() => ended.abort());
  for (const query of [queries().search(), queries().get(exampleDetails.vin), queries().sitemap()])
    await expect(query.queryFn(ended)).rejects.toMatchObject({ cause: { kind: "aborted", code: "aborted" } });
});

test("keys are equal only for equal searches of the same store", () => {
  const keys = (store: string) => {
    const { search, get, sitemap } = queries("https://cars.example/api/v1", store);
    return [
      search({ bodyStyle: ["suvs", "coupes"] }).queryKey,
      search({ bodyStyle: ["coupes", "suvs"] }).queryKey,
      get("ja4j4va85pz000001").queryKey,
      sitemap().queryKey,
    ];
  };
  const [one, same, get, sitemap] = keys("north");
  expect(one).toEqual(same);
  const scope = "https://cars.example/api/v1/stores/north/website/";
  expect(get).toEqual(["vehicles", scope, "get", "JA4J4VA85PZ000001"]);
  expect(new Set([one, get, sitemap, keys("airport")[0]].map((key) => JSON.stringify(key))).size).toBe(4);
});
