import { createExperimentClient, type ExperimentClient, type SiteParts } from "@forecourt/experiments";
import { EXPERIMENTS_API_PATH } from "#shared/addresses/public-paths.ts";
import { CONSENT_CHANGED } from "#shared/consent/consent-events.ts";
import type { ExperimentClientConfig } from "#shared/experiments/experiment-service.ts";
import { serviceStorage } from "#shared/storage/service-storage.ts";
import { trackedPath } from "#shared/tracking/tracked-path.ts";
import { onAddress } from "../tracking/page-views.ts";
import { showFirstSlide } from "./show-first-slide.ts";
import { showTexts } from "./show-texts.ts";

declare global {
  /** What the page's head wrote. */
  var experimentService: ExperimentClientConfig;
  /** The running client, for scripts of the dealership; undefined without consent. */
  var experimentClient: ExperimentClient | undefined;
}

/*
 * The client of the outside experiment service. Asks for this visitor's values, shows their texts and reports. The
 * script of the head adds it once analytics is allowed.
 */

const { url, key, locale, store } = self.experimentService;
const address = (call: string) => `${url}/${call}?k=${encodeURIComponent(key)}`;
let hideTexts: (() => void) | undefined;

function createClient(): ExperimentClient {
  return createExperimentClient({
    endpoints: {
      experiments: EXPERIMENTS_API_PATH,
      initialize: address("initialize"),
      events: address("rgstr"),
      exceptions: address("sdk_exception"),
    },
    environment: {
      fetch: (to, init) => fetch(to, init),
      storage: serviceStorage,
      now: () => Date.now(),
      timers: {
        start: (callback, milliseconds) => {
          const timer = setTimeout(callback, milliseconds);
          return () => clearTimeout(timer);
        },
      },
      random: Math.random,
      uuid: () => crypto.randomUUID(),
      log: ({ code, endpoint }) => console.warn(`experiments: ${code} (${endpoint ?? "storage"})`),
    },
    user: { custom: { locale, store } },
  });
}

async function start(client: ExperimentClient): Promise<void> {
  self.experimentClient = client;
  await client.start();
  // Consent may be gone by now.
  if (self.experimentClient !== client) return;
  const nothing: SiteParts<{ home?: { firstSlide?: unknown } }, Record<string, unknown>> = {
    settings: {},
    langs: {},
  };
  const { settings, langs } = client.mergeInto(nothing);
  showFirstSlide(settings.home?.firstSlide);
  hideTexts = showTexts(langs[locale]);
  viewPage();
}

/** The consent of this moment starts the client, or removes all of it. */
function followConsent(): void {
  if (self.consent.allowed?.includes("analytics")) {
    if (!self.experimentClient) void start(createClient());
    return;
  }
  self.experimentClient?.forget();
  self.experimentClient = undefined;
  hideTexts?.();
  hideTexts = undefined;
}

let viewedPath: string | undefined;

/** Pages are what an experiment's goal is counted by. */
function viewPage(): void {
  const path = trackedPath(location.pathname, "");
  if (path === viewedPath || self.experimentClient?.status !== "Ready") return;
  viewedPath = path;
  self.experimentClient.logEvent("page_view", { value: path });
}

addEventListener(CONSENT_CHANGED, followConsent);
addEventListener("visibilitychange", () => document.hidden && self.experimentClient?.pageHidden());
onAddress(viewPage);
followConsent();
