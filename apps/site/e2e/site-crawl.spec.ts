import { HtmlValidate } from "html-validate";
import { paymentErrors } from "../src/content/payment/testing/payment-errors.ts";
import { axePages } from "./crawl/axe-pages.ts";
import { CONTENT_PAGES } from "./crawl/content-pages.ts";
import { type Crawl, type CrawledPage, crawlSite } from "./crawl/crawl-site.ts";
import { hasEnglishVehicleWords, isEnglish, textsOfPage, untranslated } from "./crawl/foreign-words.ts";
import { layoutFaults } from "./crawl/layout-faults.ts";
import { type PageFacts, pageFacts } from "./crawl/page-facts.ts";
import { pageKind, readAddress } from "./crawl/page-kind.ts";
import { selfLinks } from "./crawl/self-links.ts";
import { SPEC_ROUTES } from "./crawl/spec-routes.ts";
import { structuredDataErrors } from "./crawl/structured-data-errors.ts";
import { UNLINKED_PAGES } from "./crawl/unlinked-pages.ts";
import { expect, productUrl, test } from "./product/test.ts";
import { isThorough } from "./product/ways.ts";
import { axeViolations } from "./shopper/axe-violations.ts";

// A trace of some hundred pages is too large to use.
test.use({ trace: "off" });

let crawled: Promise<Crawl> | undefined;
const crawl = () => (crawled ??= crawlSite(productUrl(), ["/", "/es", ...UNLINKED_PAGES]));

async function htmlPages(): Promise<(CrawledPage & { facts: PageFacts })[]> {
  const { pages } = await crawl();
  return [...pages.values()]
    .filter(({ type }) => type.startsWith("text/html"))
    .map((page) => ({ ...page, facts: pageFacts(page.html) }));
}

/** One page per canonical address: the contact form is one page, whatever its parameters. */
async function canonicalPages() {
  const pages = await htmlPages();
  const canonical = pages.filter(
    ({ address, facts }) =>
      facts.canonical === new URL(address, productUrl()).href.replace(/\/$/, "") ||
      facts.canonical === new URL(address, productUrl()).href,
  );
  expect(canonical.length, "pages at their canonical address").toBeGreaterThan(SPEC_ROUTES.length);
  return canonical;
}

test("every link and form target is a page, and every route of the specification is linked in both languages", async () => {
  const { pages, posts } = await crawl();
  const broken = [...pages.values()].filter(({ status }) => status !== 200);
  expect(broken.map(({ address, status, from }) => `${status} ${address}, linked on ${from}`)).toEqual([]);
  for (const locale of ["en", "es"]) {
    const reached = [...pages.keys()].map((address) => readAddress(address.split("?")[0] ?? ""));
    const paths = reached.filter((one) => one.locale === locale).map(({ path }) => path);
    const missing = SPEC_ROUTES.filter((route) => !paths.some((path) => route.test(path)));
    expect(missing.map(String), locale).toEqual([]);
  }
  expect(posts.size).toBeGreaterThan(1);
  for (const [target, from] of posts) {
    const answer = await fetch(new URL(target, productUrl()), {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      redirect: "manual",
    });
    expect(answer.status, `an empty form posted from ${from} to ${target}`).toBeLessThan(500);
    expect(answer.status, target).not.toBe(404);
  }
});

test("each page has one h1, a unique title and description, and its address in both languages", async () => {
  const seen = new Map<string, string>();
  for (const { address, facts } of await canonicalPages()) {
    const { locale, path } = readAddress(address);
    expect.soft(facts.lang, address).toBe(locale);
    expect.soft(facts.headings, `h1 of ${address}`).toBe(1);
    expect.soft(facts.title, address).not.toBe("");
    expect.soft(facts.description.length, `description of ${address}`).toBeGreaterThan(40);
    // Pages that are not indexed may share a title, such as a store's own list.
    for (const text of facts.isListed ? [facts.title, facts.description] : []) {
      expect.soft(seen.get(`${locale} ${text}`), `${address} says “${text}” too`).toBeUndefined();
      seen.set(`${locale} ${text}`, address);
    }
    const absolute = (own: string) => new URL(own, productUrl()).href.replace(/\/$/, "");
    const own = { en: absolute(path), es: absolute(path === "/" ? "/es" : `/es${path}`) };
    const alternates = Object.fromEntries(
      Object.entries(facts.alternates).map(([lang, href]) => [lang, href.replace(/\/$/, "")]),
    );
    expect.soft(alternates, address).toEqual({ ...own, "x-default": own.en });
  }
});

test("a page's links stay in its language, and all its files are on this host", async () => {
  const pages = await htmlPages();
  expect(pages.length).toBeGreaterThan(SPEC_ROUTES.length);
  for (const { address, html, facts } of pages) {
    const { locale } = readAddress(address);
    const links = [...html.matchAll(/<a\b([^>]*)>/g)].flatMap(([, attributes = ""]) => {
      if (/\bhreflang="/i.test(attributes)) return [];
      return /\bhref="(\/[^"]*)"/.exec(attributes)?.[1] ?? [];
    });
    const strays = links.filter((href) => pageKind(href) !== "file" && readAddress(href).locale !== locale);
    expect.soft([...new Set(strays)], `links on ${address}`).toEqual([]);
    const outside = facts.loads.filter(
      (load) => new URL(load, productUrl()).origin !== new URL(productUrl()).origin,
    );
    expect.soft(outside, `loaded by ${address}`).toEqual([]);
  }
});

test("no link in a page's content leads to the page itself", async () => {
  const planted = '<main><a href="/x">Terms</a><a href="/x#a">A</a><a href="#b" id="a">B</a></main>';
  expect(selfLinks(planted, new URL("http://site/x"))).toEqual(["/x", "#b"]);
  for (const { address, html } of await canonicalPages()) {
    // The guide below every list links to some lists, also below those.
    if (pageKind(address) === "list") continue;
    expect.soft(selfLinks(html, new URL(address, productUrl())), address).toEqual([]);
  }
});

test("content pages fit every width: no sideways scroll, small control or lone card", async ({ page }) => {
  await page.setContent(
    '<main><div style="display:grid;grid-template-columns:1fr 1fr"><p>1</p><p>2</p><p>3</p></div><button class="rounded-full">x</button></main>',
  );
  expect(await page.evaluate(layoutFaults)).toHaveLength(2);
  for (const address of CONTENT_PAGES) {
    await page.goto(address);
    for (const width of [320, 360, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(layoutFaults), `${address} at ${width} px`).toEqual([]);
    }
  }
});

/** Pages that may speak of price drops: of watches, and of what is kept about them. */
const ABOUT_WATCHES = /^(\/es)?\/(watch|my-details|legal)(\/|\?|$)/;
const WATCH_LINK = /<a [^>]*href="[^"]*\/watch\?[^"]*"[^>]*>.*?<\/a>/g;

test("every payment has its terms, and no saving is called a price drop", async () => {
  const payments = (html: string) => html.match(/\/(?:mo|mes) est\./g)?.length ?? 0;
  const shown = { en: 0, es: 0 };
  for (const { address, html } of await htmlPages()) {
    const { locale } = readAddress(address);
    shown[locale] += payments(html);
    expect.soft(paymentErrors(html), address).toEqual([]);
    if (ABOUT_WATCHES.test(address)) continue;
    expect.soft(/price drop|baj[óo] de precio/i.exec(html.replaceAll(WATCH_LINK, "")), address).toBeNull();
  }
  expect(shown.en).toBeGreaterThan(100);
  expect(shown.es).toBeGreaterThan(100);
  const planted = (await htmlPages()).find(({ html }) => payments(html) > 0)!;
  expect(paymentErrors(planted.html.replace(/, (score|puntaje de) [^,]+,/, ","))).not.toEqual([]);
  expect(paymentErrors(planted.html.replaceAll("commandfor=", "data-opened="))).not.toEqual([]);
});

test("structured data is valid and complete", async () => {
  for (const { address, facts } of await canonicalPages()) {
    expect.soft(facts.structuredData.flatMap(structuredDataErrors), address).toEqual([]);
    const isFlow = ["/sell-trade-my-car/your-vehicle", "/service/schedule"].includes(
      readAddress(address).path,
    );
    if (!isFlow) expect.soft(facts.structuredData.length, `structured data of ${address}`).toBeGreaterThan(0);
  }
});

test("every page is valid HTML", async () => {
  const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
  for (const { address, html } of await canonicalPages()) {
    const { results } = await validator.validateString(html, address);
    const errors = results.flatMap(({ messages }) => messages);
    expect
      .soft(
        errors.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
        address,
      )
      .toEqual([]);
  }
});

test("no page has axe violations or requests another host", async ({ page, complaints }) => {
  test.setTimeout(3_600_000);
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  for (const { address, looks } of axePages(await canonicalPages(), isThorough)) {
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      expect.soft(await axeViolations(page), `${address} at ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
  expect([...origins]).toEqual([new URL(productUrl()).origin]);
  expect(complaints).toEqual([]);
});

test("Spanish pages have no English texts", async ({ page }) => {
  const { pages } = await crawl();
  for (const { address, html } of await canonicalPages()) {
    const { locale, path } = readAddress(address);
    if (locale === "en") continue;
    const texts = await page.evaluate(textsOfPage, html);
    expect.soft(texts.length, `texts of ${address}`).toBeGreaterThan(10);
    const english = pages.get(path)?.html ?? "";
    expect
      .soft([...texts.filter(isEnglish), ...untranslated(texts, english)], `English on ${address}`)
      .toEqual([]);
    expect.soft(texts.filter(hasEnglishVehicleWords), `English vehicle words on ${address}`).toEqual([]);
  }
});
