import { refusalSchema } from "@forecourt/api-clients";
import {
  createVehiclesClient,
  type VehicleList,
  vehicleDetailsSchema,
  vehicleListSchema,
  vehicleSitemapSchema,
} from "@forecourt/api-clients/vehicles";
import { CONDITIONS, SORTS, type Vehicle } from "@forecourt/inventory";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dealership } from "#server/settings/dealership.ts";
import { stockSite, unlockedCookie, useTestSite } from "#testing/use-test-site.ts";
import { AMOUNT, anyVehicles } from "#testing/vehicle-arbitrary.ts";
import { getVehicles } from "#testing/vehicle-routes.ts";

useTestSite();
const lot = anyVehicles(240);
const GROUP = "store-group/larkspur/website/vehicles";
const NORTH = "stores/north/website/vehicles";
/** Request headers of visitors with locked gates, with open ones, and with a forged cookie. */
const LOCKED: Record<string, string> = {};
const OPEN: Record<string, string> = {};
const FORGED = { cookie: "a=b; __Host-visitor=forged" };

beforeAll(async () => {
  OPEN["cookie"] = await unlockedCookie();
});
beforeEach(() => stockSite(lot));

const search = fc
  .record(
    {
      condition: fc.constantFrom(...CONDITIONS, "new,certified", "nonsense"),
      make_model: fc.constantFrom("mitsubishi", "mitsubishi,outlander_phev", "kia,ram_1500"),
      price: fc.constantFrom("null,30000", "10000,40000", "50000,null", "9,8", "x"),
      payment: fc.constantFrom("null,400", "200,500", "x"),
      terms: fc.constantFrom("2000,0,700,60", "9999999,1,2,3", "x"),
      year: fc.constantFrom("2020,null", "null,2015"),
      "fuel-type": fc.constantFrom("electricity", "gasoline,hybrid"),
      features: fc.constantFrom("heated_seats", "tow_package,apple_carplay"),
      stores: fc.constantFrom("north", "airport,north", "airport"),
      q: fc.constantFrom("outlander", "kia soul", "under 20k", "<script>", ""),
      sort: fc.constantFrom(...SORTS, "price"),
      page: fc.constantFrom("1", "2", "99", "x"),
    },
    { requiredKeys: [] },
  )
  .map((params) => new URLSearchParams(params as Record<string, string>).toString());
const headers = fc.constantFrom(LOCKED, OPEN);

async function listOf(address: string, given: Record<string, string> = {}): Promise<VehicleList> {
  const answer = await getVehicles(address, given);
  expect(answer.status).toBe(200);
  return vehicleListSchema.parse(await answer.json());
}

describe("responses match the client's and the document's schemas", () => {
  test("lists", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(GROUP, NORTH), search, headers, async (path, query, given) => {
        const body = await (await getVehicles(`${path}?${query}`, given)).json();
        // Parsing drops unknown fields, so equality finds undocumented ones.
        expect(vehicleListSchema.parse(body)).toEqual(body);
      }),
      { numRuns: 150 },
    );
  });

  test("vehicles, sitemaps and errors", async () => {
    const seen = new Set<number>();
    for (const { vin } of lot) {
      for (const given of [LOCKED, OPEN]) {
        const answer = await getVehicles(`${GROUP}/${vin.toLowerCase()}`, given);
        const body = await answer.json();
        const schema = answer.status === 200 ? vehicleDetailsSchema : refusalSchema;
        expect(schema.parse(body)).toEqual(body);
        seen.add(answer.status);
      }
    }
    expect(seen).toEqual(new Set([200, 403, 410]));
    const sitemap = await (await getVehicles(`${GROUP}/sitemap`)).json();
    expect(vehicleSitemapSchema.parse(sitemap)).toEqual(sitemap);
  });

  test("the client parses them", async () => {
    const fetch = ((url: string) => getVehicles(url)) as typeof globalThis.fetch;
    const client = createVehiclesClient({ baseUrl: "https://cars.example/api/v1", store: "north", fetch });
    const found = await client.search({ fuelType: ["electricity"], sort: "priceLow" });
    expect(found).toMatchObject({ ok: true, value: { page: 1 } });
    const sold = lot.find(({ status, storeId }) => status === "sold" && storeId === "north") as Vehicle;
    expect(await client.get(sold.vin)).toMatchObject({
      ok: false,
      errors: [{ kind: "refused", status: 410 }],
      refusals: [{ code: "sold" }],
    });
  });
});

describe("a locked sale price", () => {
  const other = (text: string) => text.replaceAll(AMOUNT, "$47,474");
  const dearer = lot.map((vehicle, at) =>
    vehicle.salePrice === null
      ? vehicle
      : {
          ...vehicle,
          salePrice: vehicle.salePrice + (at % 7) * 1_234_500,
          description: other(vehicle.description),
          features: vehicle.features.map(other),
          oemFeatures: vehicle.oemFeatures.map(other),
          standardFeatures: vehicle.standardFeatures.map(other),
          optionalFeatures: vehicle.optionalFeatures.map(other),
        },
  );

  test("and the amounts in its texts do not change a locked visitor's response", async () => {
    const addresses = [
      ...fc.sample(search, { seed: 3, numRuns: 40 }).map((query) => `${GROUP}?${query}`),
      ...lot.slice(0, 100).map(({ vin }) => `${GROUP}/${vin}`),
      `${NORTH}?sort=priceLow`,
      `${GROUP}/sitemap`,
    ];
    const answers = async (vehicles: Vehicle[], given: Record<string, string>) => {
      stockSite(vehicles);
      return Promise.all(addresses.map(async (address) => (await getVehicles(address, given)).text()));
    };
    expect(await answers(dearer, LOCKED)).toEqual(await answers(lot, LOCKED));
    expect(await answers(dearer, FORGED)).toEqual(await answers(lot, LOCKED));
    expect(await answers(dearer, OPEN)).not.toEqual(await answers(lot, OPEN));
  });

  test("is marked as locked, and returned once prices are unlocked", async () => {
    const vehicle = lot.find(
      ({ salePrice, oldPrice, visibility, status, condition }) =>
        salePrice !== null &&
        oldPrice !== null &&
        visibility === "public" &&
        status !== "sold" &&
        condition === "new",
    ) as Vehicle;
    const retail = ((vehicle.oldPrice ?? 0) + 24_500) / 100;
    const sale = ((vehicle.salePrice ?? 0) + 24_500) / 100;
    const get = async (given: Record<string, string>) =>
      (await getVehicles(`${GROUP}/${vehicle.vin}`, given)).json();
    expect(await get(LOCKED)).toMatchObject({ price: retail, oldPrice: retail, priceLocked: true });
    expect(await get(OPEN)).toMatchObject({
      price: sale,
      oldPrice: retail,
      priceLocked: false,
      priceLines: [
        { code: "vehicle", amount: sale - 245 },
        { code: "documentary", amount: 245 },
      ],
    });
  });
});

describe("searching", () => {
  test("filters, sorts and paginates by the displayed price", async () => {
    for (const given of [LOCKED, OPEN]) {
      const first = await listOf(`${GROUP}?price=10000,40000&sort=priceHigh`, given);
      const pages = await Promise.all(
        Array.from({ length: first.pages }, (_, at) =>
          listOf(`${GROUP}?price=10000,40000&sort=priceHigh&page=${at + 1}`, given),
        ),
      );
      const prices = pages.flatMap(({ vehicles }) => vehicles.map(({ price }) => price as number));
      expect(prices.length).toBeGreaterThan(0);
      expect(prices).toHaveLength(first.total);
      expect(prices).toEqual([...prices].sort((a, b) => b - a));
      for (const price of prices) expect(price >= 10_000 && price <= 40_000).toBe(true);
    }
  });

  test("returns the last page for a page beyond it", async () => {
    const { page, pages, vehicles, total } = await listOf(`${GROUP}?page=500`);
    expect(page).toBe(pages);
    expect(vehicles).toHaveLength(total - (pages - 1) * 19);
  });

  test("returns an empty list without matches", async () => {
    expect(await listOf(`${GROUP}?price=1,2`)).toMatchObject({ total: 0, page: 1, pages: 1, vehicles: [] });
  });
});

describe("stores", () => {
  test("a store's path equals the group's list of that store", async () => {
    const ofStore = await listOf(`${NORTH}?bodystyle=suvs`);
    const ofGroup = await listOf(`${GROUP}?bodystyle=suvs&stores=north`);
    expect(ofStore.vehicles).toEqual(ofGroup.vehicles);
    expect(ofStore.vehicles.every(({ storeId }) => storeId === "north")).toBe(true);
    expect(ofStore.facets.stores.map(({ value }) => value)).toEqual(["north"]);
    expect(ofGroup.facets.stores).toHaveLength(dealership.settings.stores.length);
  });

  test("the stores parameter narrows it further", async () => {
    const { total } = await listOf(NORTH);
    expect((await listOf(`${NORTH}?stores=airport,north`)).total).toBe(total);
    expect((await listOf(`${NORTH}?stores=nowhere`)).total).toBe(total);
    const elsewhere = await listOf(`${NORTH}?stores=airport`);
    expect(elsewhere).toMatchObject({ total: 0, vehicles: [], privateTotal: 0 });
    expect(elsewhere.facets.stores).toEqual([{ value: "north", label: expect.any(String), count: total }]);
  });

  test.each([
    ["stores/nowhere/website/vehicles", "storeId", "store"],
    ["stores/larkspur/website/vehicles/sitemap", "storeId", "store"],
    ["stores/constructor/website/vehicles/JA4J4VA85PZ000001", "storeId", "store"],
    ["store-group/north/website/vehicles", "groupId", "group"],
    ["store-group/north/website/vehicles/sitemap", "groupId", "group"],
    [`${NORTH}/JA4J4VA85PZ000001`, "vin", "vehicle"],
    [`${NORTH}/${lot.find(({ storeId }) => storeId !== "north")?.vin}`, "vin", "vehicle"],
  ])("%s is 404", async (address, field, code) => {
    const answer = await getVehicles(address);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      errors: [{ field, code, message: expect.stringMatching(/no such/) }],
    });
  });
});

describe("private vehicles", () => {
  test("are returned only to visitors who unlocked them", async () => {
    const vehicle = lot.find(
      ({ visibility, status }) => visibility === "private" && status !== "sold",
    ) as Vehicle;
    expect((await getVehicles(`${GROUP}/${vehicle.vin}`)).status).toBe(403);
    expect((await getVehicles(`${GROUP}/${vehicle.vin}`, OPEN)).status).toBe(200);
  });

  test("are in the list exactly when their own address returns them", async () => {
    const hidden = lot.filter(({ visibility, status }) => visibility === "private" && status !== "sold");
    for (const given of [LOCKED, OPEN]) {
      for (const { vin } of hidden) {
        const list = await listOf(`${GROUP}?q=${vin}`, given);
        const alone = await getVehicles(`${GROUP}/${vin}`, given);
        expect([list.total, list.privateTotal], vin).toEqual(alone.status === 200 ? [1, 0] : [0, 1]);
      }
    }
  });

  test("are not on the sitemap, nor are sold ones", async () => {
    const open = lot.filter(({ status, visibility }) => status !== "sold" && visibility === "public");
    const pages = async (path: string) =>
      vehicleSitemapSchema.parse(await (await getVehicles(`${path}/sitemap`, OPEN)).json());
    const vins = (entries: { url: string }[]) => entries.map(({ url }) => url.slice(-17)).sort();
    expect(vins(await pages(GROUP))).toEqual(open.map(({ vin }) => vin).sort());
    const north = open.filter(({ storeId }) => storeId === "north");
    expect(vins(await pages(NORTH))).toEqual(north.map(({ vin }) => vin).sort());
  });
});

describe("caching", () => {
  test("a public response is cached and revalidated", async () => {
    for (const address of [GROUP, `${NORTH}/sitemap`]) {
      const first = await getVehicles(address);
      expect(first.headers.get("cache-control")).toBe("no-cache");
      const etag = first.headers.get("etag") ?? "";
      expect(etag).toMatch(/^W\/"/);
      const again = await getVehicles(address, { "if-none-match": `"other", ${etag}` });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
      stockSite(anyVehicles(40, 2));
      expect((await getVehicles(address, { "if-none-match": etag })).status).toBe(200);
      stockSite(lot);
    }
  });

  test.each([
    ["genuine", OPEN],
    ["forged", FORGED],
  ])("a response to a %s cookie is not cached", async (_kind, given) => {
    const answer = await getVehicles(GROUP, { ...given, "if-none-match": "*" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("etag")).toBeNull();
  });

  test("responses vary by cookie", async () => {
    for (const given of [LOCKED, OPEN])
      expect((await getVehicles(GROUP, given)).headers.get("vary")).toBe("Cookie");
  });
});
