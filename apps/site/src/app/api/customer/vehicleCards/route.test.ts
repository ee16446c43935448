import { vehicleCardsSchema } from "@forecourt/api-clients/vehicle-cards";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { beforeAll, expect, test } from "vitest";
import { SITE_URL, stockSite, unlockedCookie, useTestSite } from "#testing/use-test-site.ts";
import { GET } from "./route.ts";

useTestSite();
const car = exampleVehicle();
const sold = exampleVehicle({ vin: "JA4J4VAR4RZ004418", status: "sold" });
const hidden = exampleVehicle({ vin: "JA4J4VAR4RZ004419", visibility: "private" });
const pending = exampleVehicle({ vin: "JA4J4VAR4RZ004420", status: "pending" });
const UNKNOWN = "JA4J4VAR4RZ004499";
beforeAll(() => stockSite([car, sold, hidden, pending]));

const LOCKED = /28[,.]?290|28[,.]?545|2829000/;

async function answer(query: string, cookie = ""): Promise<Response> {
  return GET(new Request(`${SITE_URL}/api/customer/vehicleCards?${query}`, { headers: { cookie } }));
}

async function cards(query: string, cookie?: string) {
  const { vehicles } = vehicleCardsSchema.parse(await (await answer(query, cookie)).json());
  return vehicles;
}

test("gives every vehicle in the asked order, without locked prices", async () => {
  const response = await answer(
    `vins=${[hidden, sold, car].map(({ vin }) => vin).join()},${UNKNOWN}&locale=en`,
  );
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const text = await response.text();
  expect(text).not.toMatch(LOCKED);
  const { vehicles } = vehicleCardsSchema.parse(JSON.parse(text));
  expect(vehicles.map(({ vin, state, price }) => [vin, state, price !== null])).toEqual([
    [hidden.vin, "private", false],
    [sold.vin, "sold", false],
    [car.vin, "shown", true],
    [UNKNOWN, "unknown", false],
  ]);
  expect(vehicles[0]).toMatchObject({ image: null, payment: null, subtitle: "" });
});

test("says which vehicle's sale is pending", async () => {
  const shown = await cards(`vins=${car.vin},${pending.vin}&locale=en`);
  expect(shown.map((card) => [card.state, card.pending])).toEqual([
    ["shown", false],
    ["shown", true],
  ]);
});

test("gives the visitor's own price and the payment by the shopper's terms", async () => {
  const open = await unlockedCookie();
  const [shown] = await cards(`vins=${car.vin}&locale=en`, open);
  expect(shown!.price).toMatch(LOCKED);
  const [byTerms] = await cards(`vins=${car.vin}&locale=en&terms=5000,0,850,36`, open);
  expect(byTerms!.payment!.terms).toContain("36 mo");
  expect(byTerms!.payment!.amount).not.toBe(shown!.payment!.amount);
});

test("is in Spanish with Spanish addresses", async () => {
  const [card] = await cards(`vins=${car.vin.toLowerCase()}&locale=es`);
  expect(card!.url).toMatch(/^\/es\//);
  expect(card!.name).toMatch(/ 2024$/);
});

test.each(["", "vins=", "vins=../x", `vins=${Array(67).fill(car.vin).join()}`])(
  "refuses %j",
  async (query) => {
    expect((await answer(query)).status).toBe(422);
  },
);
