import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { consentCookie } from "../src/testing/consent-cookie.ts";
import { type Product, startProduct } from "./product/start-product.ts";
import { expect, productUrl, test } from "./product/test.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { consentStarted, waitInPage } from "./shopper/wait-in-page.ts";
import { startExperimentService } from "./third-parties/experiment-service.ts";

// Visitors who have not chosen.
test.use({ storageState: { cookies: [], origins: [] } });

const KEY = "client-key";
const TITLE = "Drive it home today.";
const OWN_TITLE = "Know your payment before you visit.";
const MINUTE = 60_000;
const NOON = new Date("2026-11-28T18:00:00Z");

/** The service's answer: one experiment with a text, one without. Names are plain. */
const VALUES = {
  time: 1_796_000_000_000,
  hash_used: "none",
  feature_gates: { new_header: { value: true, rule_id: "on" } },
  dynamic_configs: {
    hero_copy: {
      rule_id: "bold",
      value: {
        langs: {
          en: { content: { sections: { hero: { "pre-approval": { title: TITLE } } } } },
          es: { content: { sections: { hero: { "pre-approval": { title: "Llévelo hoy." } } } } },
        },
      },
    },
    first_slide: { rule_id: "warranty", value: { settings: { home: { firstSlide: "lifetime-warranty" } } } },
  },
};

let service: Awaited<ReturnType<typeof startExperimentService>>;
let product: Product;

test.beforeAll(async () => {
  service = await startExperimentService();
  service.decide(["hero_copy"]);
  product = await startProduct({
    EXPERIMENTS_URL: service.definitionsUrl,
    EXPERIMENTS_INTERVAL_SECONDS: "1",
    EXPERIMENT_SERVICE_URL: service.url,
    EXPERIMENT_SERVICE_KEY: KEY,
  });
});
test.afterAll(async () => {
  await product.stop();
  service.stop();
});
test.beforeEach(() => service.reset());

const allow = (page: Page) => page.getByRole("button", { name: "Allow all" }).click();
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("forecourt.experiments."))
      .sort(),
  );
const ready = (page: Page) => waitInPage(page, () => self.experimentClient?.status === "Ready");
const source = (page: Page) => page.evaluate(() => self.experimentClient?.source);
const names = async () => (await fetch(`${product.url}/api/statsig/experiments`)).json();
const title = (page: Page) => page.locator("[data-slide] h1");

/** Opens a page with consent that was given before. */
async function openAllowed(page: Page, path = "/"): Promise<void> {
  const cookies = consentCookie("essential,functional,analytics").split("; ");
  await page.context().addCookies(
    cookies.map((pair) => {
      const at = pair.indexOf("=");
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: product.url };
    }),
  );
  await page.goto(product.url + path);
}

/** Time in the page stands still until the test moves it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: NOON });
  await page.clock.pauseAt(new Date(NOON.getTime() + 1000));
}

test("asks the service nothing before consent for analytics, and leaves with it", async ({
  page,
  complaints,
}) => {
  service.answers.initialize = VALUES;
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto(product.url);
  await consentStarted(page);
  await page.waitForLoadState("networkidle");
  expect([service.received, scripts.filter((path) => path.includes("experiment"))]).toEqual([[], []]);

  await allow(page);
  await expect(title(page)).toHaveText(TITLE);
  expect(service.received[0]).toEqual({
    call: "initialize",
    key: KEY,
    body: {
      user: { custom: { locale: "en", store: "north" }, customIDs: { stableID: expect.any(String) } },
      hash: "djb2",
      sinceTime: 0,
      deltasResponseRequested: false,
    },
  });
  await hydratePage(page);
  await expect(title(page)).toHaveText(TITLE);
  expect(await stored(page)).toEqual([
    "forecourt.experiments.session",
    "forecourt.experiments.stable-id",
    "forecourt.experiments.values",
  ]);

  // As the dialog of the footer saves it.
  await page.evaluate(() => {
    const detail = { functional: true, analytics: false, targeting: false };
    dispatchEvent(new CustomEvent("consent-chosen", { detail }));
  });
  await expect.poll(() => stored(page)).toEqual([]);
  await expect(title(page)).toHaveText(OWN_TITLE);
  expect(await page.evaluate(() => self.experimentClient)).toBeUndefined();
  expect(complaints).toEqual([]);
});

test("an earlier visit's values hold when the service has nothing new", async ({ page }) => {
  service.answers.initialize = VALUES;
  await openAllowed(page, "/es");
  await expect(title(page)).toHaveText("Llévelo hoy.");
  expect(await source(page)).toBe("Network");
  service.answers.initialize = 204;
  await page.reload();
  await ready(page);
  await expect(title(page)).toHaveText("Llévelo hoy.");
  expect(await source(page)).toBe("NetworkNotModified");
  expect(service.to("initialize").at(-1)).toMatchObject({
    sinceTime: VALUES.time,
    deltasResponseRequested: true,
  });
  // The hidden page sends what it has.
  await page.goto("about:blank");
  await expect
    .poll(() => service.events().map(({ eventName, value }) => [eventName, value]))
    .toContainEqual(["page_view", "/es"]);
});

test("an empty list starts at once; the answer is for the next visit", async ({ page }) => {
  service.decide([]);
  await expect.poll(names).toEqual([]);
  service.answers.initialize = VALUES;
  await openAllowed(page);
  await ready(page);
  expect(await source(page)).toBe("NoValues");
  await expect.poll(() => stored(page)).toContain("forecourt.experiments.values");
  expect(await source(page)).toBe("NoValues");
  await expect(title(page)).toHaveText(OWN_TITLE);
  service.decide(["hero_copy"]);
  await expect.poll(names).toEqual(["hero_copy"]);
  await page.reload();
  await expect(title(page)).toHaveText(TITLE);
});

test("a setting of the service shows the home page's slide", async ({ page }) => {
  service.decide(["first_slide"]);
  await expect.poll(names).toEqual(["first_slide"]);
  service.answers.initialize = VALUES;
  await openAllowed(page);
  await expect(page.locator("#lifetime-warranty")).toBeInViewport({ ratio: 0.5 });
  service.decide(["hero_copy"]);
  await expect.poll(names).toEqual(["hero_copy"]);
});

for (const { name, answer, wait, code } of [
  { name: "fails", answer: 500, wait: 2500, code: "http.500" },
  { name: "does not answer", answer: "never", wait: 10_000, code: "timeout" },
] as const)
  test(`a service that ${name} is asked three times, and the page keeps its texts`, async ({ page }) => {
    service.answers.initialize = answer;
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    await stopClock(page);
    await openAllowed(page);
    for (const tries of [1, 2, 3]) {
      await expect.poll(() => service.to("initialize").length).toBe(tries);
      if (answer === "never") await page.clock.runFor(wait);
      await expect.poll(() => warnings.filter((text) => text.includes(code)).length).toBe(tries);
      if (tries < 3) await page.clock.runFor(2500);
    }
    await ready(page);
    expect([await source(page), service.to("initialize").length]).toEqual(["NoValues", 3]);
    await expect(title(page)).toHaveText(OWN_TITLE);
  });

test("an answer that is none is reported", async ({ page }) => {
  service.answers.initialize = { feature_gates: {} };
  await openAllowed(page);
  await ready(page);
  await expect
    .poll(() => service.to("sdk_exception"))
    .toEqual([expect.objectContaining({ tag: "initialize" })]);
  await expect(title(page)).toHaveText(OWN_TITLE);
});

test("an exposure counts once in 60 seconds; events go at 50, after 10 seconds, and again after a failure", async ({
  page,
}) => {
  service.answers.initialize = VALUES;
  await stopClock(page);
  await openAllowed(page);
  await ready(page);
  const exposures = () =>
    service.events().filter(({ eventName }) => eventName === "statsig::config_exposure");
  const read = () => page.evaluate(() => void self.experimentClient?.getObjectValue("hero_copy", {}));
  await read();
  expect(service.events()).toEqual([]);
  await page.clock.runFor(10_000);
  await expect.poll(exposures).toHaveLength(1);
  expect(exposures()[0]?.metadata).toEqual({ config: "hero_copy", ruleID: "bold" });
  await page.clock.runFor(49_000);
  await read();
  await page.clock.runFor(2000);
  await read();
  await page.clock.runFor(10_000);
  await expect.poll(exposures).toHaveLength(2);

  await page.evaluate(() => {
    for (let count = 0; count < 50; count += 1) self.experimentClient?.logEvent("goal");
  });
  const goals = () => service.events().filter(({ eventName }) => eventName === "goal").length;
  await expect.poll(goals).toBe(50);

  service.answers.rgstr = 429;
  await page.evaluate(() => self.experimentClient?.logEvent("late"));
  const before = service.to("rgstr").length;
  // The clock runs on until the client has had each answer: only then does its next try have a timer.
  const afterMore = async () => {
    await page.clock.runFor(2500);
    return stored(page);
  };
  await expect.poll(afterMore).toContain("forecourt.experiments.failed-events");
  expect(service.to("rgstr").length - before).toBe(3);
  service.reset();
  await page.reload();
  await expect.poll(() => service.events().map(({ eventName }) => eventName)).toContain("late");
  await expect.poll(() => stored(page)).not.toContain("forecourt.experiments.failed-events");
});

test("a session ends after 30 idle minutes, or after 4 hours", async ({ page }) => {
  service.answers.initialize = VALUES;
  await stopClock(page);
  await openAllowed(page);
  await ready(page);
  const sessions: string[] = [];
  for (const minutes of [29, 29, 30, ...Array.from({ length: 10 }, () => 25)]) {
    await page.clock.fastForward(minutes * MINUTE);
    const name = `after ${sessions.length}`;
    await page.evaluate((event) => {
      self.experimentClient?.logEvent(event);
      void self.experimentClient?.flush();
    }, name);
    const arrived = () => service.events().find(({ eventName }) => eventName === name)?.sessionID;
    await expect.poll(arrived).toBeTruthy();
    sessions.push(arrived()!);
  }
  const numbers = sessions.map((id) => [...new Set(sessions)].indexOf(id));
  // 30 minutes idle before the third; 4 hours are over ten times 25 minutes later.
  expect(numbers).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
});

test("without a service no page and no script has a byte of its client, and the policy is closed", async () => {
  for (const path of ["/", "/es", "/cars-for-sale", "/service", "/contact-us"]) {
    const response = await fetch(productUrl() + path);
    expect(await response.text(), path).not.toMatch(
      /experimentService|scripts\/experiments|data-experiment-text/,
    );
    expect(response.headers.get("content-security-policy"), path).toContain("connect-src 'self';");
  }
  const policy = (await fetch(product.url)).headers.get("content-security-policy");
  expect(policy).toContain(`connect-src 'self' ${new URL(service.url).origin};`);
  const built = globSync(["../.next/static/**/*.js", "../build/scripts/*.js"], { cwd: import.meta.dirname });
  const withClient = built.filter((file) =>
    /deltasResponseRequested|forecourt\.experiments|data-experiment-text/.test(
      readFileSync(new URL(file, import.meta.url), "utf8"),
    ),
  );
  expect(withClient).toEqual([expect.stringMatching(/experiments\.\w+\.js$/)]);
});
