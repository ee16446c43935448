import { QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { expect, expectTypeOf, test } from "vitest";
import { createExperimentsClient } from "../experiments/experiments-client.ts";
import { experimentQueries } from "../experiments/index.ts";
import {
  type Appointment,
  createSchedulingClient,
  type Slot,
  schedulingQueries,
} from "../scheduling/index.ts";
import { empty, json, useApiServer } from "../testing/api-server.ts";
import { createValuationClient, type VehiclePrices, valuationQueries } from "../valuation/index.ts";
import {
  createVehiclesClient,
  type VehicleDetails,
  type VehicleList,
  type VehicleSitemap,
  vehicleQueries,
} from "../vehicles/index.ts";
import { ApiCallError } from "./query-options.ts";

const api = useApiServer();
const baseUrl = "https://cars.example/api";
const STORE = { bid: "417", timeZone: "America/Chicago", adviserUserId: "7", technicianUserId: "9" };
const vehicles = vehicleQueries(createVehiclesClient({ baseUrl, store: "north" }));
const scheduling = schedulingQueries(createSchedulingClient({ baseUrl, store: STORE }));
const valuation = valuationQueries(createValuationClient({ baseUrl }));
const experiments = experimentQueries(createExperimentsClient({ baseUrl }));
const car = { vin: "ja4j4va85pz000001", year: 2023, mileage: 18_422 };

test("query options are accepted by TanStack Query with the correct types", () => {
  const days = { from: "2026-11-23", to: "2026-11-27" };
  expectTypeOf(() => useQuery(vehicles.search()).data).returns.toEqualTypeOf<VehicleList | undefined>();
  expectTypeOf(() => useQuery(vehicles.get("")).data).returns.toEqualTypeOf<VehicleDetails | undefined>();
  expectTypeOf(() => useQuery(vehicles.sitemap()).data).returns.toEqualTypeOf<VehicleSitemap | undefined>();
  expectTypeOf(() => useQuery(scheduling.get("")).data).returns.toEqualTypeOf<Appointment | undefined>();
  expectTypeOf(() => useQuery(scheduling.availability(days)).data).returns.toEqualTypeOf<
    Slot[] | undefined
  >();
  expectTypeOf(() => useQuery(valuation.vehiclePrices(car)).data).returns.toEqualTypeOf<
    VehiclePrices | null | undefined
  >();
  expectTypeOf(() => useQuery(experiments.names()).data).returns.toEqualTypeOf<string[] | undefined>();
  const options = queryOptions({ ...vehicles.search(), staleTime: 60_000 });
  expectTypeOf(() => new QueryClient().fetchQuery(options)).returns.resolves.toEqualTypeOf<VehicleList>();
  expect(options.queryKey).toEqual(["vehicles", `${baseUrl}/stores/north/website/`, "search", ""]);
});

test("one request per key; a failure is thrown", async () => {
  const { names } = experimentQueries(createExperimentsClient({ baseUrl: api.url, retries: 0 }));
  const client = new QueryClient();
  api.answer(json(["hero"]));
  const asked = { ...names(), staleTime: Number.POSITIVE_INFINITY };
  expect(await Promise.all([client.fetchQuery(asked), client.fetchQuery(asked)])).toEqual([
    ["hero"],
    ["hero"],
  ]);
  expect(await client.fetchQuery(asked)).toEqual(["hero"]);
  expect(api.received).toHaveLength(1);

  api.answer(empty(503, { "retry-after": "60" }));
  const failure = await client.fetchQuery(names()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiCallError);
  expect(failure).toMatchObject({ cause: { kind: "http", retryAfterSeconds: 60 }, refusals: [] });
  expect((failure as Error).message).toBe("forecourt/api-clients: the call failed: http.503.");
  expect(api.received).toHaveLength(2);
  client.clear();
});

test("aborts a request that is no longer needed", async () => {
  const { names } = experimentQueries(createExperimentsClient({ baseUrl: api.url }));
  const client = new QueryClient();
  let cut = () => {};
  const ended = new Promise<void>((resolve) => {
    cut = resolve;
  });
  api.answer((request) => {
    request.socket.on("close", cut);
    void client.cancelQueries();
  });
  await expect(client.fetchQuery(names())).rejects.toMatchObject({
    name: expect.stringMatching(/Cancel|Error/),
  });
  await ended;
  client.clear();
});

test("keys are equal exactly for equal requests", () => {
  const keyOf = ({ queryKey }: { queryKey: readonly string[] }) => JSON.stringify(queryKey);
  const days = { from: "2026-11-23", to: "2026-11-27" };
  const different = [
    scheduling.availability(days),
    scheduling.availability({ ...days, to: "2026-11-28" }),
    scheduling.availability({ ...days, opCodes: ["LOF"] }),
    scheduling.get("a-1"),
    schedulingQueries(createSchedulingClient({ baseUrl, store: { ...STORE, bid: "418" } })).get("a-1"),
    valuation.vehiclePrices(car),
    valuation.vehiclePrices({ ...car, condition: "good" }),
    valuation.vehiclePrices({ ...car, mileage: 2 }),
    valuation.vehiclePrices({ year: 2023, mileage: 18_422, make: "Kia" }),
    valuation.vehiclePrices({ year: 2023, mileage: 18_422, model: "Kia" }),
    valuation.vehiclePrices({ year: 2023, mileage: 18_422, trim: "Kia" }),
    valuation.vehiclePrices({ year: 2022, mileage: 18_422 }),
    experiments.names(),
  ];
  expect(new Set(different.map(keyOf)).size).toBe(different.length);
  const codes = (...opCodes: string[]) => keyOf(scheduling.availability({ ...days, opCodes }));
  expect(codes("A", "B")).toBe(codes("B", "A"));
  expect(keyOf(valuation.vehiclePrices(car))).toBe(
    keyOf(valuation.vehiclePrices({ ...car, vin: car.vin.toUpperCase() })),
  );
});
