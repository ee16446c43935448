import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { assignVariant } from "@forecourt/experiments";
import { larkspur } from "@forecourt/sample-dealership";
import type { Page } from "@playwright/test";
import { consentCookie } from "../src/testing/consent-cookie.ts";
import { ownNetwork } from "./product/network.ts";
import { openProductDatabase, type ProductDatabase } from "./product/product-database.ts";
import { expect, productUrl, test, workerUrl } from "./product/test.ts";
import { allVehicles } from "./shopper/hidden-prices.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { testShopper } from "./shopper/send-inquiry.ts";

test.use({ extraHTTPHeaders: ownNetwork() });

const [hero, button] = larkspur.experiments.experiments;
const CONSENT = consentCookie("essential,analytics");
const FIRST = {
  "pre-approval-first": "Know your payment before you visit.",
  "warranty-first": "Covered for as long as you own it.",
};
const LABEL = { "get-pre-approved": "Get pre-approved", "see-my-terms": "See my terms" };
type Variants = { hero: keyof typeof FIRST; button: keyof typeof LABEL };
const CONTROL: Variants = { hero: "pre-approval-first", button: "get-pre-approved" };
const CHANGED: Variants = { hero: "warranty-first", button: "see-my-terms" };

/** A random id that both experiments assign to these variants. */
function idFor(variants: Variants): string {
  for (;;) {
    const id = randomUUID();
    const isHero = assignVariant(hero!, id).name === variants.hero;
    if (isHero && assignVariant(button!, id).name === variants.button) return id;
  }
}

const cookieFor = (variants: Variants) => `${CONSENT}; experimentId=${idFor(variants)}`;

async function get(path: string, cookie?: string, headers: Record<string, string> = {}) {
  const response = await fetch(productUrl() + path, { headers: { ...(cookie && { cookie }), ...headers } });
  return { response, text: await response.text() };
}

/** The slide that the server's HTML shows first. */
function firstSlide(html: string): string | undefined {
  const places = Object.values(FIRST).map((title) => ({ title, at: html.indexOf(`${title}</`) }));
  return places.sort((a, b) => a.at - b.at)[0]?.title;
}

async function carPath(): Promise<string> {
  const [car] = await allVehicles("", "status=available");
  return new URL(car!.url).pathname;
}

/** Gives the browser an id of these variants, and returns it. */
async function visitAs(page: Page, variants: Variants): Promise<string> {
  const id = idFor(variants);
  const cookies = `${CONSENT}; experimentId=${id}`.split("; ");
  await page.context().addCookies(
    cookies.map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return { name, value, url: productUrl() };
    }),
  );
  return id;
}

test("without consent every page is the control, no id is given, and one that was is ended", async () => {
  for (const cookie of [undefined, consentCookie("essential"), `experimentId=${idFor(CHANGED)}`]) {
    const { response, text } = await get("/", cookie);
    expect(firstSlide(text)).toBe(FIRST["pre-approval-first"]);
    const sent = cookie?.startsWith("experimentId=") ? /^experimentId=; Path=\/; Max-Age=0/ : /^$/;
    expect(response.headers.get("set-cookie") ?? "").toMatch(sent);
  }
});

test("with consent a document gives an id, which no shared cache may keep", async () => {
  const { response } = await get("/", CONSENT);
  expect(response.headers.get("set-cookie")).toMatch(
    /^experimentId=[0-9a-f-]{36}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly/,
  );
  expect(response.headers.get("cache-control")).toBe("private, no-cache");
  expect((await get("/", CONSENT, { rsc: "1" })).response.headers.get("set-cookie")).toBeNull();
});

test("the server's HTML has the variant, in both languages and without scripts", async () => {
  const car = await carPath();
  for (const variants of [CONTROL, CHANGED]) {
    const cookie = cookieFor(variants);
    expect(firstSlide((await get("/", cookie)).text)).toBe(FIRST[variants.hero]);
    const { text } = await get(car, cookie);
    for (const [variant, label] of Object.entries(LABEL))
      expect(text.includes(`>${label}<`), `${variant} for ${variants.button}`).toBe(
        variant === variants.button,
      );
  }
  expect((await get(`/es${car}`, cookieFor(CHANGED))).text).toContain(">Ver mis condiciones<");
});

test("a cache by address and Vary never mixes variants", async () => {
  const [changed, control] = [cookieFor(CHANGED), cookieFor(CONTROL)];
  const order = [changed, undefined, control, changed, undefined];
  const cache = new Map<string, string>();
  const etags = new Map<string, string>();
  for (const cookie of order) {
    const { response, text } = await get("/", cookie);
    expect(response.headers.get("vary")).toContain("Cookie");
    const key = `/ ${cookie}`;
    expect(firstSlide(cache.get(key) ?? text)).toBe(
      FIRST[cookie === changed ? "warranty-first" : "pre-approval-first"],
    );
    cache.set(key, text);
    etags.set(key, response.headers.get("etag")!);
  }
  // Controls share one page with visitors without an id.
  expect(etags.get(`/ ${control}`)).toBe(etags.get("/ undefined"));
  const foreign = { "if-none-match": etags.get(`/ ${changed}`)! };
  expect((await get("/", undefined, foreign)).response.status).toBe(200);
});

test("moving between pages keeps one variant", async ({ page, complaints }) => {
  const id = await visitAs(page, CHANGED);
  await page.goto("/");
  await hydratePage(page);
  await expect(page.getByRole("heading", { name: FIRST["warranty-first"] })).toBeVisible();
  const document = await page.evaluateHandle(() => globalThis.document.documentElement);
  await page
    .getByRole("region", { name: /^Larkspur Mitsubishi at/ })
    .getByRole("link", { name: /^Shop \d+ covered vehicles/ })
    .click();
  await page.waitForURL(/used-cars-for-sale/);
  await page.locator("[data-vin] :is(h2, h3) a").first().click();
  await page.waitForURL(/used-cars-for-sale\/\d{4}-/);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: LABEL["see-my-terms"] }).first()).toBeVisible();
  await expect(main.getByRole("link", { name: LABEL["get-pre-approved"], exact: true })).toHaveCount(0);
  // The browser reports the page: the router may have fetched it before the press.
  await expect
    .poll(() => exposuresOf(id))
    .toEqual([
      { experiment: hero!.name, variant: CHANGED.hero },
      { experiment: button!.name, variant: CHANGED.button },
    ]);
  // The router moved, so no document was loaded.
  expect(await document.evaluate((element) => element.isConnected)).toBe(true);
  expect(complaints).toEqual([]);
});

const rowsOf = async (query: string, values: (database: ProductDatabase) => unknown[]) => {
  const database = await openProductDatabase();
  try {
    return (await database.owner.pool.query(query, values(database))).rows;
  } finally {
    await database.close();
  }
};

const exposuresOf = (id: string): Promise<unknown[]> =>
  rowsOf(
    "SELECT experiment, variant FROM experiment_exposure WHERE visitor = $1 ORDER BY experiment",
    (database) => [database.visitorOf(id)],
  );

const formsOf = (id: string): Promise<unknown[]> =>
  rowsOf(
    "SELECT experiment, lead_kind FROM experiment_outcome WHERE visitor = $1 ORDER BY experiment",
    (database) => [database.visitorOf(id)],
  );

/** Visitors and visitors with a form of a variant, on the worker's page. */
async function counts(variant: string): Promise<[number, number]> {
  const page = await (await fetch(`${workerUrl()}/experiments`)).text();
  const row = page.split("<tr>").find((part) => part.includes(`<td>${variant}</td>`)) ?? "";
  const [, visitors, withForm] = [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => Number(cell));
  return [visitors ?? 0, withForm ?? 0];
}

/** The same in the database. */
async function storedCounts(variant: string): Promise<[number, number]> {
  const [row] = await rowsOf(
    `SELECT count(*)::int AS visitors, count(*) FILTER (WHERE EXISTS (
       SELECT FROM experiment_outcome AS form WHERE (form.experiment, form.visitor) = (seen.experiment, seen.visitor)
     ))::int AS forms FROM experiment_exposure AS seen WHERE variant = $1`,
    () => [variant],
  );
  return [row.visitors, row.forms];
}

test("the worker's page counts who saw a variant and who then sent a form", async ({ page }) => {
  const id = idFor(CHANGED);
  const cookie = `${CONSENT}; experimentId=${id}`;
  const seen = {
    hero: { experiment: hero!.name, variant: CHANGED.hero },
    button: { experiment: button!.name, variant: CHANGED.button },
  };
  await get("/", cookie, { "sec-purpose": "prefetch" });
  await fetch(`${productUrl()}/`, { method: "HEAD", headers: { cookie } });
  const beacon = await fetch(`${productUrl()}/api/experiments/exposures`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ path: await carPath() }),
  });
  expect(beacon.status).toBe(204);
  await expect.poll(() => exposuresOf(id), "a prefetch is no view").toEqual([seen.button]);
  await get("/", cookie);
  await get("/", cookie);
  await expect.poll(() => exposuresOf(id)).toEqual([seen.hero, seen.button]);
  const lead = await page.request.post("/api/v1/stores/north/website/leads", {
    headers: { cookie },
    data: { kind: "CONTACT_GENERAL", customer: testShopper("experiment"), comments: "Is it there?" },
  });
  expect(lead.status()).toBe(202);
  await expect
    .poll(() => formsOf(id))
    .toEqual([hero, button].map((one) => ({ experiment: one!.name, lead_kind: "CONTACT_GENERAL" })));
  // Tests at the same time are counted too.
  for (const variant of Object.values(CHANGED))
    await expect(async () => expect(await counts(variant)).toEqual(await storedCounts(variant))).toPass();
});

test("the running experiments are listed", async () => {
  const { response, text } = await get("/api/statsig/experiments");
  expect(response.status).toBe(200);
  expect(JSON.parse(text)).toEqual([hero!.name, button!.name]);
});

/** A module of the package without its types, and without its import. */
const script = (file: string) =>
  stripTypeScriptTypes(
    readFileSync(new URL(`../../../packages/experiments/src/${file}`, import.meta.url), "utf8"),
  ).replace(/^import .*$/m, "");

test("the browser assigns 100,000 ids as the server does", async ({ page }) => {
  await page.goto("about:blank");
  const source = script("murmur-hash.ts") + script("assign-variant.ts");
  const inBrowser = await page.evaluate(
    async ([code, experiment]) => {
      const module = await import(`data:text/javascript,${encodeURIComponent(code as string)}`);
      return Array.from(
        { length: 100_000 },
        (_, at) => module.assignVariant(experiment, `id-${at}`).name,
      ).join();
    },
    [source, hero] as const,
  );
  const here = Array.from({ length: 100_000 }, (_, at) => assignVariant(hero!, `id-${at}`).name).join();
  expect(inBrowser === here).toBe(true);
});
