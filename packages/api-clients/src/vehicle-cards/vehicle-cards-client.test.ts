import { expect, test } from "vitest";
import { json, useApiServer } from "../testing/api-server.ts";
import { createVehicleCardsClient } from "./vehicle-cards-client.ts";
import { vehicleCardsQueries } from "./vehicle-cards-queries.ts";

const api = useApiServer();
const client = () => createVehicleCardsClient({ baseUrl: `${api.url}/api` });
const vins = ["JA4J4VA80SZ000001", "JA4J4VA80SZ000002"];
const shown = {
  vin: vins[0],
  state: "shown",
  pending: false,
  name: "2025 Mitsubishi Outlander SE",
  subtitle: "18 mi · North",
  url: "/new-cars-for-sale/x",
  image: null,
  price: "$28,545",
  priceNote: "Incl. dealer fees",
  payment: { amount: "$470", suffix: "/mo est.", terms: "72 mo" },
};
const answer = {
  vehicles: [shown, { ...shown, vin: vins[1], state: "sold", price: null, payment: null }],
};

test("asks for all vehicles at once, in a language and by terms", async () => {
  api.answer(json(answer), json(answer));
  expect(await client().cards({ vins, locale: "es", terms: "2000,0,700,60" })).toEqual({
    ok: true,
    value: answer,
  });
  const { signal } = new AbortController();
  expect(await vehicleCardsQueries(client()).cards({ vins, locale: "en" }).queryFn({ signal })).toEqual(
    answer,
  );
  expect(api.received.map(({ path }) => path)).toEqual([
    `/api/customer/vehicleCards?vins=${vins.join()}&locale=es&terms=2000%2C0%2C700%2C60`,
    `/api/customer/vehicleCards?vins=${vins.join()}&locale=en`,
  ]);
});

test("refuses what is no VIN, without a request", async () => {
  const result = await client().cards({ vins: ["../1"], locale: "en" });
  expect(result).toMatchObject({ ok: false, errors: [{ kind: "refused", code: "vin.invalid" }] });
  expect(api.received).toEqual([]);
});

test("keys are equal only for the same vehicles, language and terms", () => {
  const { cards } = vehicleCardsQueries(client());
  const keys = [
    cards({ vins, locale: "en" }),
    cards({ vins, locale: "es" }),
    cards({ vins: vins.slice(1), locale: "en" }),
    cards({ vins, locale: "en", terms: "0,0,700,60" }),
  ].map(({ queryKey }) => JSON.stringify(queryKey));
  expect(new Set(keys).size).toBe(4);
  expect(JSON.stringify(cards({ vins, locale: "en" }).queryKey)).toBe(keys[0]);
});
