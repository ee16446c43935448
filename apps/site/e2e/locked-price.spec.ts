import { expect, productUrl, test } from "./product/test.ts";
import { type ApiVehicle, allVehicles, hiddenNumbers, leaksIn, numbersIn } from "./shopper/hidden-prices.ts";
import { unlockByApi } from "./shopper/unlock-by-api.ts";

test.describe.configure({ mode: "serial" });
test.setTimeout(120_000);

/** How a page can be asked for: as a document, and as the router asks for it, in each of its ways. */
const ROUTER_REQUESTS: Record<string, string>[] = [
  {},
  { RSC: "1" },
  { RSC: "1", "Next-Router-Prefetch": "1" },
  { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" },
  { RSC: "1", "Next-Url": "/v/en/north/open/listing" },
  { RSC: "1", "Next-Router-State-Tree": encodeURIComponent('["",{"children":["v",{}]},null,null,true]') },
];

const pathOf = ({ url }: ApiVehicle) => new URL(url).pathname;

/** The two that bring a whole page. */
const TWO_REQUESTS = ROUTER_REQUESTS.slice(0, 2);

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
});

async function read(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(productUrl() + path, { headers });
  return answer.text();
}

/** The numbers that stand on each of these pages: steps of sliders, fees, sizes. */
async function numbersOnAll(paths: readonly string[]): Promise<string[]> {
  const [first, ...others] = await Promise.all(paths.map(async (path) => numbersIn(await read(path))));
  return [...first!].filter((number) => others.every((other) => other.has(number)));
}

/**
 * What the paths give away, asked twice by a locked visitor so that the second answer is from the cache, after an
 * unlocked visitor had each page made.
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

test("there is something to hide, and the unlocked visitor sees it", async () => {
  expect(hidden.size).toBeGreaterThan(100);
  const [first] = lockedOnes();
  for (const path of [pathOf(first!), "/new-cars-for-sale"])
    for (const headers of TWO_REQUESTS)
      expect(leaksIn(await read(path, { ...headers, Cookie: unlocked }), hidden)).not.toEqual([]);
});

test("no list page gives a locked price away", async () => {
  const pages = Math.ceil(locked.length / 19);
  const paths = Array.from(
    { length: pages },
    (_, at) => `/cars-for-sale${at === 0 ? "" : `?page=${at + 1}`}`,
  );
  expect(await leaksOf(paths.slice(0, 3), ROUTER_REQUESTS)).toEqual([]);
  expect(await leaksOf(paths, TWO_REQUESTS)).toEqual([]);
});

test("no vehicle page, unlock page or contact page gives a locked price away", async () => {
  const every = Math.ceil(lockedOnes().length / 40);
  const sample = lockedOnes().filter((_, at) => at % every === 0);
  const about = sample.slice(0, 5).map(({ vin }) => `vin=${vin}`);
  const forms = about.flatMap((vin) => [`/unlock?${vin}`, `/contact-us?about=purchase&${vin}`]);
  expect(await leaksOf(sample.slice(0, 3).map(pathOf), ROUTER_REQUESTS)).toEqual([]);
  expect(await leaksOf(["/", ...sample.map(pathOf), ...forms], TWO_REQUESTS)).toEqual([]);
});

test("the API does not give a locked price away: not in its answers, its order or its filter", async () => {
  for (const { vin } of lockedOnes()) {
    const path = `/api/v1/store-group/larkspur/website/vehicles/${vin}`;
    expect(leaksIn(await read(path), hidden), path).toEqual([]);
  }
  const prices = (await allVehicles("", "sort=priceLow"))
    .map(({ price }) => price)
    .filter((price) => price !== null);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  for (const { vin } of lockedOnes().slice(0, 20)) {
    for (const number of hidden.get(vin)!) {
      const found = await allVehicles("", `price=${number.replace("$", "")},${number.replace("$", "")}`);
      expect(found.map((vehicle) => vehicle.vin)).not.toContain(vin);
    }
  }
});

test("a forged or foreign cookie opens nothing", async () => {
  const [name, value = ""] = unlocked
    .split("; ")
    .find((pair) => /visitor=/.test(pair))!
    .split(/=(.*)/s);
  const [first] = lockedOnes();
  const damaged = value.slice(0, -2) + (value.endsWith("AA") ? "BB" : "AA");
  for (const cookie of [`${name}=${damaged}`, `${name}=open`, `${name}=`, `pending-unlock=${value}`])
    expect(leaksIn(await read(pathOf(first!), { Cookie: cookie }), hidden), cookie).toEqual([]);
});
