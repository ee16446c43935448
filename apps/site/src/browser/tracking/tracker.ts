import type { ConsentCategory } from "@forecourt/consent";
import {
  type AdSearchName,
  allowsTracking,
  isPhoneLink,
  pageView,
  type TrackingEvent,
} from "@forecourt/tracking";
import { CONSENT_CHANGED } from "#shared/consent/consent-events.ts";
import { randomKey } from "#shared/random-key.ts";
import { storeCookie } from "#shared/storage/browser-cookies.ts";
import { readItem, removeItem, storeItem } from "#shared/storage/browser-storage.ts";
import type { ScriptCookie } from "#shared/storage/stored-cookies.ts";
import type { StoredKey } from "#shared/storage/stored-keys.ts";
import { pendingEvents, removePendingEvent, storePendingEvent } from "#shared/tracking/pending-events.ts";
import { reportEvent } from "#shared/tracking/report-event.ts";
import type { ReportedEvent } from "#shared/tracking/reported-event.ts";
import { isSecretAddress, trackedPath } from "#shared/tracking/tracked-path.ts";
import type { TrackerConfig } from "#shared/tracking/tracker-config.ts";
import { createAdPixel } from "./ad-pixel.ts";
import { isInterrupted } from "./ask-site.ts";
import { attempt } from "./attempt.ts";
import { forgetTagCookies } from "./forget-tag-cookies.ts";
import { createGoogleTags } from "./google-tags.ts";
import { inspectEvent } from "./inspect-event.ts";
import { listEvents, type ViewEvent, vinOfPage } from "./page-events.ts";
import { onAddress } from "./page-views.ts";
import { type Occurrence, type Sending, type SentEvent, sendEvent } from "./send-event.ts";
import { vehicleFacts } from "./vehicle-facts.ts";
import { forgetVisitorDetails, visitorDetails } from "./visitor-details.ts";

/*
 * The tracker: loads the third parties' scripts that are allowed, and sends them what the shopper does. The consent
 * script adds it to the page once analytics or targeting is allowed.
 */

const config = self.consent.s.tags as TrackerConfig;
const google = createGoogleTags(config);
const pixel = config.adPixel ? createAdPixel(config.adPixel) : null;
const allowedNow = () => (self.consent.allowed ?? []) as readonly ConsentCategory[];

const sending: Sending = {
  config,
  trackers: {
    ...(config.tagManager && { tagManager: google.queue }),
    ...(config.googleTag && { secondTracker: (name, payload) => google.gtag("event", name, payload) }),
    ...(pixel && { adPixel: (body) => pixel.track(body) }),
    nextTick: (callback) => setTimeout(callback),
  },
  landing: landingQuery(),
  cookies: () => document.cookie,
  setCookie: (name, value) => storeCookie(name as ScriptCookie, value),
  storage: {
    getItem: (key) => readItem(key as StoredKey),
    setItem: (key, value) => storeItem(key as StoredKey, value),
    removeItem: (key) => removeItem(key as StoredKey),
  },
  details: visitorDetails,
  userAgent: navigator.userAgent,
  now: () => Date.now(),
  random: Math.random,
};

/** One event after the other: hashing takes time, and their order matters. */
let queue: Promise<unknown> = Promise.resolve();

function send(
  view: ViewEvent,
  allowed: readonly ConsentCategory[],
  occurrence: Occurrence = { id: randomKey(), at: Date.now() },
): Promise<SentEvent> {
  const sent = queue.then(() => sendEvent(view, allowed, sending, occurrence));
  queue = sent.then((event) => inspectEvent(event, config));
  return sent;
}

let lastPath: string | null = null;

/** The page view of an address, and what else the page tells by being seen. */
function viewPage(): void {
  const { pathname, search } = location;
  const path = trackedPath(pathname, search);
  const event = pageView(lastPath, path);
  if (!event) return;
  lastPath = path;
  const allowed = allowedNow();
  attempt(() => google.gtag("set", { page_location: location.origin + path, page_title: document.title }));
  void send({ event }, allowed);
  const vin = vinOfPage(pathname);
  if (vin) queue = queue.then(() => viewVehicle(vin, allowed));
  const list = document.querySelector<HTMLElement>("[data-listed]")?.dataset;
  for (const view of listEvents({ ...list })) void send(view, allowed);
}

async function viewVehicle(vin: string, allowed: readonly ConsentCategory[]): Promise<void> {
  if (!allowsTracking(allowed)) return;
  const vehicle = await vehicleFacts(vin, config.group);
  if (vehicle)
    void send({ event: { name: "ViewContent", vehicle }, adSearch: "view_item", vehicle }, allowed);
}

/** The ad search's steps beyond the list: a vehicle is wanted, then applied for. */
const AD_SEARCH: { readonly [Name in ReportedEvent["name"]]?: AdSearchName } = {
  Personalize: "add_to_cart",
  Schedule: "add_to_cart",
  InstantScreen: "purchase",
  FullCreditApplication: "purchase",
};

async function sendReported(reported: ReportedEvent): Promise<void> {
  const { name, vin, user, widget, id } = reported;
  // A page that closes keeps the event, and loses what the tags have not taken.
  await google.settled();
  // What was forbidden then or is forbidden now is not sent.
  const allowed = reported.allowed.filter((category) => allowedNow().includes(category));
  if (user) forgetVisitorDetails();
  const vehicle = vin && allowsTracking(allowed) ? await vehicleFacts(vin, config.group) : undefined;
  const event = { name, ...(vehicle && { vehicle }), ...(widget && { widget }) } as TrackingEvent;
  const adSearch = AD_SEARCH[name];
  const view = { event, ...(vehicle && adSearch && { adSearch, vehicle }) };
  const { taken } = await send(view, allowed, { ...reported, claim: () => claim(reported, allowed) });
  if (taken) removePendingEvent(id);
}

/**
 * Takes an event for Google's tags: they get it once. False when it was withdrawn, another tab has sent it, or the page
 * closes. Then the next page sends it.
 */
function claim(event: ReportedEvent, allowed: readonly ConsentCategory[]): boolean {
  if (!allowed.every((category) => allowedNow().includes(category))) return false;
  if (!event.stored) return true;
  if (isInterrupted) return false;
  const pending = pendingEvents().find(({ id }) => id === event.id);
  if (!pending || (pending.told && !event.told)) return false;
  return storePendingEvent({ ...event, told: true });
}

function applyConsent(): void {
  const allowed = allowedNow();
  google.allow(allowed);
  attempt(() => pixel?.allow(allowed));
  forgetTagCookies(allowed);
  if (!allowed.includes("analytics")) removeItem("pending-events");
}

/** The query of the document's first address, which a move of the router replaces. */
function landingQuery(): string {
  const [entry] = performance.getEntriesByType("navigation");
  return entry ? new URL(entry.name).search : location.search;
}

function start(): void {
  applyConsent();
  removePendingEvent();
  addEventListener(CONSENT_CHANGED, applyConsent);
  // Those of this page are among both; only here they have what was typed.
  const early = [...pendingEvents(), ...((globalThis.trackedEvents ?? []) as ReportedEvent[])];
  globalThis.trackedEvents = { push: sendReported };
  for (const event of new Map(early.map((one) => [one.id, one])).values()) void sendReported(event);
  onAddress(viewPage);
  addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (isPhoneLink(link?.getAttribute("href"))) void reportEvent({ name: "ClickToCall" });
    },
    { capture: true },
  );
  // The chat provider calls it by this name.
  (self as { PodiumEventsCallback?: unknown }).PodiumEventsCallback = (event: unknown, widget: object) => {
    if (event === "Conversation Started") void reportEvent({ name: "ConversationStarted", widget });
  };
}

/** What the server's page says of a form that was posted, such as a moved appointment. Not again after a reload. */
function reportPage(): void {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const name = document.querySelector<HTMLElement>("[data-tracked-event]")?.dataset["trackedEvent"];
  if (name && entry?.type === "navigate") void reportEvent({ name: name as ReportedEvent["name"] });
}

function run(): void {
  // The address of somebody's own page is not for a third party's script: its events wait for the next page.
  if (!isSecretAddress(location.pathname, location.search)) start();
  reportPage();
}

// A page's vehicles may come after the tracker: a streamed page in development was without them.
if (document.readyState === "loading") addEventListener("DOMContentLoaded", run);
else run();
