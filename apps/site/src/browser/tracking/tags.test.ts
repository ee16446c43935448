import type { ConsentCategory } from "@forecourt/consent";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAdPixel } from "./ad-pixel.ts";
import { describeInspected } from "./describe-inspected.ts";
import { createGoogleTags } from "./google-tags.ts";

const ALL: ConsentCategory[] = ["essential", "functional", "analytics", "targeting"];
const CONFIG = { group: "larkspur", tagManager: "GTM-T3ST", googleTag: "G-T3ST" };

type Script = { src: string; onload?: () => void; onerror?: () => void };
let scripts: string[];
let added: Script[];

beforeEach(() => {
  scripts = [];
  added = [];
  vi.stubGlobal("document", {
    createElement: () => ({}),
    head: {
      append(script: Script) {
        scripts.push(script.src);
        added.push(script);
      },
    },
  });
  for (const name of ["dataLayer", "fbq", "_fbq"]) vi.stubGlobal(name, undefined);
});
afterEach(() => vi.unstubAllGlobals());

const queued = () => (globalThis.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
const pixelQueue = () => globalThis.fbq?.queue.map((command) => (command as unknown[]).slice(0, 3));

test("consent mode is denied before anything else, and no script is loaded", () => {
  createGoogleTags(CONFIG);
  expect(queued()).toEqual([
    ["consent", "default", expect.objectContaining({ ad_storage: "denied", analytics_storage: "denied" })],
  ]);
  expect(scripts).toEqual([]);
});

test("each Google script loads once, after consent is told", () => {
  const google = createGoogleTags(CONFIG);
  google.allow(["essential", "analytics"]);
  expect(queued()[1]).toEqual([
    "consent",
    "update",
    expect.objectContaining({ ad_storage: "denied", analytics_storage: "granted" }),
  ]);
  google.allow(ALL);
  expect(queued().at(-1)?.[2]).toMatchObject({ ad_storage: "granted", ad_user_data: "granted" });
  google.allow(["essential"]);
  expect(queued().at(-1)?.[2]).toMatchObject({ ad_storage: "denied", analytics_storage: "denied" });
  expect(scripts).toEqual([
    "https://www.googletagmanager.com/gtm.js?id=GTM-T3ST",
    "https://www.googletagmanager.com/gtag/js?id=G-T3ST",
  ]);
});

test("without an id a tag never loads", () => {
  createGoogleTags({ group: "larkspur", googleTag: "AW-7" }).allow(ALL);
  expect(scripts).toEqual(["https://www.googletagmanager.com/gtag/js?id=AW-7"]);
});

test("a broken data layer breaks nothing, and an event tells it", () => {
  vi.stubGlobal("dataLayer", {
    push() {
      throw new Error("broken");
    },
  });
  const google = createGoogleTags(CONFIG);
  expect(() => google.allow(ALL)).not.toThrow();
  expect(scripts).toHaveLength(2);
  expect(() => google.gtag("event", "lead", {})).toThrow("broken");
});

test("Google's tags are settled when each has run or failed", async () => {
  const google = createGoogleTags(CONFIG);
  expect(await google.settled()).toEqual([]);
  google.allow(ALL);
  let settled = false;
  const all = google.settled().then(() => {
    settled = true;
  });
  added[0]?.onload?.();
  await Promise.resolve();
  expect(settled).toBe(false);
  added[1]?.onerror?.();
  await all;
  expect(settled).toBe(true);
});

test.each([
  [202, true],
  [204, true],
  [400, true],
  [429, false],
  [503, false],
])("an answer of %i to an event: it is taken is %s", async (status, taken) => {
  const pixel = createAdPixel("7777777777", async () => new Response(null, { status }));
  const body = { eventName: "Lead", event_id: "event-1", value: 0, currency: "USD", custom_data: {} };
  const sent = pixel.track(body as Parameters<typeof pixel.track>[0]);
  expect(
    await sent.then(
      () => true,
      () => false,
    ),
  ).toBe(taken);
});

test("the pixel loads with the first grant, and a withdrawal revokes it", () => {
  const pixel = createAdPixel("7777777777");
  pixel.allow(["essential", "analytics", "targeting"]);
  expect([scripts, globalThis.fbq]).toEqual([[], undefined]);
  pixel.allow(ALL);
  pixel.allow(["essential", "functional", "analytics"]);
  pixel.allow(ALL);
  expect(pixelQueue()).toEqual([
    ["consent", "grant"],
    ["set", "autoConfig", false],
    ["init", "7777777777"],
    ["consent", "revoke"],
    ["consent", "grant"],
  ]);
  expect(scripts).toEqual(["https://connect.facebook.net/en_US/fbevents.js"]);
});

test("the pixel and the site get one event with one id", async () => {
  const posted: [unknown, RequestInit?][] = [];
  const pixel = createAdPixel("7777777777", async (address, init) => {
    posted.push([address, init]);
    return new Response();
  });
  pixel.allow(ALL);
  const body = { eventName: "Personalize", event_id: "event-1", value: 20, currency: "USD", custom_data: {} };
  await pixel.track(body as Parameters<typeof pixel.track>[0]);
  expect(globalThis.fbq?.queue.at(-1)).toEqual([
    "trackSingleCustom",
    "7777777777",
    "Personalize",
    { value: 20, currency: "USD" },
    { eventID: "event-1" },
  ]);
  expect(posted).toEqual([
    ["/api/track/facebook", expect.objectContaining({ keepalive: true, body: JSON.stringify(body) })],
  ]);
});

test("the inspector says why a tracker got nothing", () => {
  const effects = [{ type: "tag-manager", message: { event: "lead" }, nextTick: false } as const];
  const lines = (ids: Parameters<typeof describeInspected>[0]["ids"], allowed: readonly ConsentCategory[]) =>
    describeInspected({ name: "Lead", allowed, effects, ids, taken: true }).map(
      ({ tracker, sent, why }) => `${tracker} ${sent}: ${why}`,
    );
  const ids = { tagManager: "GTM-1", googleTag: "G-1", adPixel: "1" };
  expect(lines(ids, ["essential", "analytics"])).toEqual([
    "tag manager true: allowed: essential, analytics",
    "Google tag false: does not get this event",
    "ad pixel false: needs functional and targeting; allowed: essential, analytics",
  ]);
  expect(lines({}, ALL)[0]).toBe("tag manager false: no id in the dealership's settings");
});
