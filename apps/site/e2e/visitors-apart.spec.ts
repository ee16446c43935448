import { isDeepStrictEqual } from "node:util";
import { expect, test } from "@playwright/test";
import { type Product, startProduct } from "./product/start-product.ts";
import { cookieJar } from "./shopper/cookie-jar.ts";
import { fetchPage } from "./shopper/fetch-page.ts";

/** Twenty people; no name, email or phone is part of another's. */
const PEOPLE = Array.from({ length: 20 }, (_, index) => ({
  firstName: `Quill${String.fromCharCode(65 + index)}xen`,
  lastName: `Vorhees${String.fromCharCode(65 + index)}zyk`,
  email: `q${index + 10}.vz@example.com`,
  phone: `41765${String(10_000 + index * 37)}`,
}));

const STORES = ["north", "riverside", "west-park", "airport"];
const TERMS = ["2000,0,700,60", "0,3000,560,72", "5000,1000,850,36"];

const PAGES = [
  "/",
  "/cars-for-sale",
  "/cars-for-sale?sort=payment&payment=null,500",
  "/contact-us",
  "/es/contact-us",
  "/unlock",
  "/test-drive",
  "/my-details",
  "/es/auto-financing/apply-for-financing",
  "/api/visitor",
  "/api/v1/store-group/larkspur/website/vehicles?sort=priceLow",
];

/** Separates a page from its data. */
const DATA = "\n--- data\n";

type Visitor = { cookie: string; own: string[]; pages: string[] };

/** Makes a visitor: every kind of access, consent and store in turn. */
async function makeVisitor({ url }: Product, index: number, [car, other]: string[]): Promise<Visitor> {
  const person = PEOPLE[index]!;
  const jar = cookieJar(index % 3 === 0 ? {} : { userSelectedStore: STORES[index % 4]! });
  const terms = `terms=${TERMS[index % 3]}`;
  const kind = ["stranger", "remembered", "unlocked", "waiting"][index % 4];
  if (kind !== "stranger") {
    const remembered = kind === "remembered" || kind === "waiting";
    const response = await fetch(`${url}/api/v1/stores/north/website/leads`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": `10.9.${index}.1` },
      body: JSON.stringify({
        kind: kind === "waiting" ? "UNLOCK_PRICE" : "CONTACT_PURCHASE",
        customer: person,
        comments: "Is it still there?",
        remember: remembered,
      }),
    });
    expect(response.status).toBe(202);
    jar.keep(response);
  }
  const vins = [car, other].map((address) => address?.slice(-17));
  const pages = [`/cars-for-sale?${terms}`, `${car}?${terms}`, `/compare?vehicles=${vins}&${terms}`];
  return { cookie: jar.header(), own: Object.values(person), pages: [...PAGES, ...pages] };
}

/** The paths of two vehicles with locked prices. */
async function lockedCars({ url }: Product): Promise<string[]> {
  const answer = await fetch(`${url}/api/v1/store-group/larkspur/website/vehicles?condition=new`);
  const { vehicles } = (await answer.json()) as { vehicles: { url: string; priceLocked: boolean }[] };
  return vehicles.filter(({ priceLocked }) => priceLocked).map((one) => new URL(one.url).pathname);
}

type Request = { visitor: number; page: string; payload: boolean };

async function read(url: string, cookie: string, headers?: Record<string, string>): Promise<string> {
  const response = await fetchPage(url, { headers: { Cookie: cookie, ...headers }, redirect: "manual" });
  const location = response.headers.get("location");
  return `${response.status} ${location ?? (await response.text())}`;
}

const dataOf = (body: string) => /\/page-data\/[\w-]+\.txt/.exec(body)?.[0];

/** An answer, and after a page the data that its scripts load. */
async function bodyOf(url: string, { cookie }: Visitor, { page, payload }: Request): Promise<string> {
  const body = await read(url + page, cookie, payload ? { rsc: "1" } : undefined);
  const data = payload ? undefined : dataOf(body);
  return data ? `${body}${DATA}${await read(url + data, cookie)}` : body;
}

/** The answers to all requests in the given order, `most` at a time. */
async function answersOf(
  url: string,
  visitors: readonly Visitor[],
  { requests, most }: { requests: readonly Request[]; most: number },
) {
  const answers = new Map<string, string>();
  const queue = [...requests];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      answers.set(JSON.stringify(next), await bodyOf(url, visitors[next.visitor]!, next));
  };
  await Promise.all(Array.from({ length: most }, work));
  return answers;
}

/** Neighbours in the list are of different visitors. */
function interleaved(visitors: readonly Visitor[]): Request[] {
  const all = visitors.flatMap(({ pages }, visitor) =>
    pages.flatMap((page) =>
      (page.startsWith("/api") ? [false] : [false, true]).map((payload) => ({ visitor, page, payload })),
    ),
  );
  const position = new Map(all.map((request, index) => [request, (index * 7919) % all.length]));
  return all.toSorted((a, b) => position.get(a)! - position.get(b)!);
}

/**
 * Returns the parts of an answer that two servers share.
 *
 * - The router's rows come in any order: only their prices are compared.
 * - The data file's name is a hash of those rows: it is left out.
 * - React's empty comments depend on when the stream is flushed: they are left out.
 */
function comparable(body: string, { payload }: Request) {
  const [page = "", rows = ""] = payload ? ["", body] : body.split(DATA);
  const prices = rows.match(/\$\d+,\d{3}/g) ?? [];
  const shared = page.replaceAll(/\/page-data\/[\w-]+/g, "/page-data").replaceAll("<!-- -->", "");
  return [shared, prices.sort().join(" ")];
}

/** Kills the server, and returns the answers that differ from those of a fresh one without a page cache. */
async function differingAnswers(
  product: Product,
  visitors: readonly Visitor[],
  { requests, together }: { requests: readonly Request[]; together: ReadonlyMap<string, string> },
) {
  await product.killStart({ PAGE_CACHE_MB: "0", PRERENDER_ON_START: "0" });
  const alone = await answersOf(product.url, visitors, { requests: requests.toReversed(), most: 1 });
  return requests.flatMap((asked) => {
    const request = JSON.stringify(asked);
    const [own, shared] = [alone, together].map((answers) => comparable(answers.get(request)!, asked));
    return isDeepStrictEqual(own, shared) ? [] : [{ asked, own, shared }];
  });
}

/** Opening hours and days change on a quarter hour. */
const quarterHour = () => Math.floor(Date.now() / (15 * 60_000));

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product?.stop());

test("twenty visitors at once see nothing of each other, and the same as from a fresh server", async () => {
  const cars = await lockedCars(product);
  const visitors = await Promise.all(PEOPLE.map((_, index) => makeVisitor(product, index, cars)));
  const requests = interleaved(visitors);
  let begun = quarterHour();
  const together = await answersOf(product.url, visitors, { requests, most: 8 });

  for (const [request, body] of together) {
    const { visitor } = JSON.parse(request) as Request;
    const others = visitors.filter((_, index) => index !== visitor).flatMap(({ own }) => own);
    expect(
      others.filter((text) => body.includes(text)),
      request,
    ).toEqual([]);
  }
  const known = [...together].filter(([request, body]) => {
    const { visitor, page } = JSON.parse(request) as Request;
    return page === "/contact-us" && body.includes(visitors[visitor]!.own[2]!);
  });
  expect(known.length, "remembered visitors get filled forms").toBe(20);
  expect([...together.values()].some((body) => body.includes(DATA))).toBe(true);

  // The data of an unlocked page is for unlocked visitors.
  const [stranger, unlocked] = [visitors[0]!, visitors[2]!];
  for (const page of unlocked.pages) {
    const data = dataOf(await read(product.url + page, unlocked.cookie));
    if (!data || dataOf(await read(product.url + page, stranger.cookie)) === data) continue;
    expect(await read(product.url + data, stranger.cookie), `${data} of ${page}`).toMatch(/^404 /);
  }

  // Every third is compared: they are of all visitors.
  const compared = requests.filter((_, at) => at % 3 === 0);
  let differing = await differingAnswers(product, visitors, { requests: compared, together });
  // A store may have opened or closed in the meantime: ask both servers again.
  while (differing.length > 0 && quarterHour() !== begun) {
    begun = quarterHour();
    await product.killStart();
    const again = differing.map(({ asked }) => asked);
    differing = await differingAnswers(product, visitors, {
      requests: again,
      together: await answersOf(product.url, visitors, { requests: again, most: 8 }),
    });
  }
  for (const { asked, own, shared } of differing) expect(own, JSON.stringify(asked)).toEqual(shared);
  expect(new Set(compared.map(({ visitor }) => visitor)).size).toBe(visitors.length);
});
