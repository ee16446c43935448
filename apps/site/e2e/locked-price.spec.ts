import { CORE, expect, productUrl, test } from "./product/test.ts";
import { hiddenTexts, textLeaksIn, textsOf, VINS_WITH_AMOUNTS } from "./shopper/amounts-in-texts.ts";
import { fetchPage } from "./shopper/fetch-page.ts";
import { type ApiVehicle, allVehicles, hiddenNumbers, leaksIn, numbersIn } from "./shopper/hidden-prices.ts";
import { postLead, question } from "./shopper/post-lead.ts";
import { unlockByApi } from "./shopper/unlock-by-api.ts";

test.describe.configure({ mode: "serial" });

/** The requests of a page: as a document, and all those of the client router. */
const ROUTER_REQUESTS: Record<string, string>[] = [
  {},
  { RSC: "1" },
  { RSC: "1", "Next-Router-Prefetch": "1" },
  { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" },
  { RSC: "1", "Next-Url": "/v/en/north/open/listing" },
  { RSC: "1", "Next-Router-State-Tree": encodeURIComponent('["",{"children":["v",{}]}]') },
];

const pathOf = ({ url }: ApiVehicle) => new URL(url).pathname;

/** The two requests for a whole page. */
const FULL_REQUESTS = ROUTER_REQUESTS.slice(0, 2);

let unlocked: string;
let locked: ApiVehicle[];
let hidden: Map<string, Set<string>>;

test.beforeAll(async () => {
  unlocked = await unlockByApi();
  locked = await allVehicles("");
  const lists = ["/cars-for-sale", "/cars-for-sale?page=2", "/cars-for-sale?page=3"];
  const cars = locked.filter(({ visibility }) => visibility === "public").slice(0, 6);
  const furniture = [...(await numbersOnAll(lists)), ...(await numbersOnAll(cars.map(pathOf)))];
  hidden = hiddenNumbers(locked, await allVehicles(unlocked), new Set(furniture));
  // Without locked prices no test below could fail.
  expect(hidden.size).toBeGreaterThan(100);
});

async function read(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetchPage(productUrl() + path, { headers });
  // A failed response would hide a leak.
  if (answer.status >= 500 || answer.status === 429) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/** The numbers that are on all of these pages: slider steps, fees, sizes. */
async function numbersOnAll(paths: readonly string[]): Promise<string[]> {
  const [first, ...others] = await Promise.all(paths.map(async (path) => numbersIn(await read(path))));
  return [...first!].filter((number) => others.every((other) => other.has(number)));
}

/**
 * The locked prices in the responses of these paths. An unlocked visitor requests each first, then a locked one twice:
 * the second response is cached.
 */
async function leaksOf(
  paths: readonly string[],
  requests: readonly Record<string, string>[],
): Promise<string[]> {
  const leaks: string[] = [];
  const queue = [...paths];
  const lane = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      for (const headers of requests) await read(path, { ...headers, Cookie: unlocked });
      for (const headers of [...requests, ...requests])
        for (const leak of leaksIn(await read(path, headers), hidden))
          leaks.push(`${path} ${JSON.stringify(headers)} ${leak}`);
    }
  };
  await Promise.all([lane(), lane(), lane()]);
  return leaks;
}

const lockedOnes = () => locked.filter(({ vin }) => hidden.has(vin));

test("the sample has locked prices, and an unlocked visitor sees them", CORE, async () => {
  const [first] = lockedOnes();
  for (const path of [pathOf(first!), "/new-cars-for-sale"])
    for (const headers of FULL_REQUESTS)
      expect(leaksIn(await read(path, { ...headers, Cookie: unlocked }), hidden)).not.toEqual([]);
});

const listPaths = () =>
  Array.from(
    { length: Math.ceil(locked.length / 19) },
    (_, at) => `/cars-for-sale${at === 0 ? "" : `?page=${at + 1}`}`,
  );

/** Up to forty locked vehicles from the whole inventory. */
const lockedSample = () => {
  const every = Math.ceil(lockedOnes().length / 40);
  return lockedOnes().filter((_, at) => at % every === 0);
};

const formsAbout = ({ vin }: ApiVehicle) => [`/unlock?vin=${vin}`, `/contact-us?about=purchase&vin=${vin}`];

test("no request of the router for a list or vehicle gets a locked price", CORE, async () => {
  const paths = [...listPaths().slice(0, 3), ...lockedSample().slice(0, 3).map(pathOf)];
  expect(await leaksOf(paths, ROUTER_REQUESTS)).toEqual([]);
});

test("no home, unlock or contact page contains a locked price", CORE, async () => {
  expect(await leaksOf(["/", ...formsAbout(lockedSample()[0]!)], FULL_REQUESTS)).toEqual([]);
});

test("no list page contains a locked price", async () => {
  expect(await leaksOf(listPaths().slice(3), FULL_REQUESTS)).toEqual([]);
});

test("no vehicle page, nor a form about one, contains a locked price", async () => {
  const [, , , ...sample] = lockedSample();
  const forms = sample.slice(0, 4).flatMap(formsAbout);
  expect(await leaksOf([...sample.map(pathOf), ...forms], FULL_REQUESTS)).toEqual([]);
});

test("the API does not reveal a locked price in responses, order or filters", CORE, async () => {
  for (const { vin } of lockedOnes()) {
    const path = `/api/v1/store-group/larkspur/website/vehicles/${vin}`;
    expect(leaksIn(await read(path), hidden), path).toEqual([]);
  }
  const prices = (await allVehicles("", "sort=priceLow"))
    .map(({ price }) => price)
    .filter((price) => price !== null);
  expect(prices.length).toBeGreaterThan(100);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  for (const { vin } of lockedOnes().slice(0, 20)) {
    for (const number of hidden.get(vin)!) {
      const found = await allVehicles("", `price=${number.replace("$", "")},${number.replace("$", "")}`);
      expect(found.map((vehicle) => vehicle.vin)).not.toContain(vin);
    }
  }
});

test("amounts in a vehicle's texts are hidden while its price is locked", async () => {
  const hidden: string[] = [];
  const paths: string[] = [];
  for (const vin of VINS_WITH_AMOUNTS) {
    const texts = await hiddenTexts(vin, unlocked);
    expect(texts, vin).not.toEqual([]);
    hidden.push(...texts);
    const { path } = await textsOf(vin, "");
    expect(textLeaksIn(await read(path, { Cookie: unlocked }), texts), path).not.toEqual([]);
    paths.push(path, `/es${path}`, `/cars-for-sale?q=${vin}`, `/unlock?vin=${vin}`);
    paths.push(`/contact-us?about=purchase&vin=${vin}`);
    paths.push(`/api/v1/store-group/larkspur/website/vehicles?q=${vin}`);
    paths.push(`/api/v1/store-group/larkspur/website/vehicles/${vin}`);
    for (const feature of (await textsOf(vin, unlocked)).features.filter((text) => texts.includes(text)))
      paths.push(`/cars-for-sale?features=${feature.toLowerCase().replace(/[^a-z0-9]+/g, "_")}`);
  }
  for (const source of ["pages", "filters", "vehicles", "offers"])
    paths.push(`/api/___sitemaps___/${source}`);
  paths.push("/", "/cars-for-sale", "/sitemap.xml", "/llms.txt", "/shopping-guides/rss.xml");
  paths.push("/api/v1/store-group/larkspur/website/vehicles", "/api/v1/openapi.json");
  expect(paths.some((path) => path.includes("?features="))).toBe(true);
  let pagesWithData = 0;
  for (const path of paths) {
    for (const headers of FULL_REQUESTS) {
      const answer = await read(path, headers);
      expect(textLeaksIn(answer, hidden), path).toEqual([]);
      for (const [data] of answer.matchAll(/\/page-data\/[\w-]+\.txt/g)) {
        expect(textLeaksIn(await read(data), hidden), `${data} of ${path}`).toEqual([]);
        pagesWithData += 1;
      }
    }
  }
  expect(pagesWithData).toBeGreaterThan(0);
});

test(
  "a locked visitor's lead has neither the locked price nor amounts from texts",
  CORE,
  async ({ mailbox }) => {
    const vin = VINS_WITH_AMOUNTS[0]!;
    await postLead(productUrl(), { ...question("locked-lead"), vehicle: { vin } });
    const { raw } = await mailbox.mailWith("mark:locked-lead");
    expect(raw).toContain(vin);
    expect(leaksIn(raw, hidden)).toEqual([]);
    expect(textLeaksIn(raw, await hiddenTexts(vin, unlocked))).toEqual([]);
  },
);

test("price ranges and keywords do not reveal a locked price", CORE, async () => {
  const answer = async (query: string) =>
    (await fetch(`${productUrl()}/api/v1/store-group/larkspur/website/vehicles?${query}`)).json();
  const prices = locked.flatMap(({ price }) => (price === null ? [] : [price]));
  const { ranges } = (await answer("")) as { ranges: { price: { min: number; max: number } } };
  expect([ranges.price.min, ranges.price.max]).toEqual([Math.min(...prices), Math.max(...prices)]);
  for (const { vin } of lockedOnes().slice(0, 20)) {
    const shown = locked.find((vehicle) => vehicle.vin === vin)!.price!;
    for (const number of hidden.get(vin)!) {
      const dollars = Number(number.replace("$", ""));
      const below = (await answer(`q=${vin}&price=null,${shown - 1}`)) as { total: number };
      expect(below.total, `${vin} under its visible price`).toBe(0);
      const named = (await answer(`q=${dollars}`)) as { vehicles: ApiVehicle[] };
      // A round number alone is the highest price: it finds vehicles by the price that the visitor may see.
      if (shown > dollars) expect(named.vehicles.map((vehicle) => vehicle.vin)).not.toContain(vin);
    }
  }
});

test("a forged or foreign cookie unlocks nothing", CORE, async () => {
  const [name, value = ""] = unlocked
    .split("; ")
    .find((pair) => /visitor=/.test(pair))!
    .split(/=(.*)/s);
  const [first] = lockedOnes();
  const damaged = value.slice(0, -2) + (value.endsWith("AA") ? "BB" : "AA");
  for (const cookie of [`${name}=${damaged}`, `${name}=open`, `${name}=`, `pending-unlock=${value}`])
    expect(leaksIn(await read(pathOf(first!), { Cookie: cookie }), hidden), cookie).toEqual([]);
});
