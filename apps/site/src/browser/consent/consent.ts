import {
  allowedCategories,
  CONSENT_CATEGORIES,
  type ConsentAction,
  type ConsentChoice,
  consentReducer,
  hasGpcSignal,
  INITIAL_CONSENT,
} from "@forecourt/consent";
import { CONSENT_STYLES_PATH } from "#shared/addresses/public-paths.ts";
import {
  CONSENT_COOKIE,
  choiceCookie,
  consentSetCookies,
  cookieValue,
  DISPLAY_COOKIE,
  GPC_COOKIE,
  RECORD_COOKIE,
} from "#shared/consent/consent-cookie.ts";
import {
  CONSENT_CHANGED,
  CONSENT_CHOSEN,
  type ConsentChosenEvent,
  MANAGE_CONSENT,
} from "#shared/consent/consent-events.ts";
import { type RecordedChoice, recordedPolicy } from "#shared/consent/consent-record.ts";
import { writeCookie } from "#shared/storage/browser-cookies.ts";
import { hasDeviceData } from "#shared/storage/browser-storage.ts";
import type { ConsentConfig } from "./show-banner.ts";

declare global {
  var consent: {
    s: ConsentConfig;
    /** Sets the attributes of the root by the cookies. */
    show(): void;
    /** The dialog was asked for before its component was there. */
    manage?: boolean;
    allowed?: readonly string[];
  };
}

/*
 * The consent script: takes the banner's buttons, saves the choice, and loads the tracker once it is allowed. It is a
 * file of its own, so that no choice waits for React.
 */

/** How long Manage waits for its dialog before it opens the page with the same switches. */
const DIALOG_MS = 8000;

const config = consent.s;
const settings = { tier: config.tier, symmetric: true, policyVersion: config.policy };
let state = INITIAL_CONSENT;
let recorded: RecordedChoice = "automatic";

function dispatch(action: ConsentAction): void {
  const { consent: next, effects } = consentReducer(state, action, settings);
  state = next;
  for (const effect of effects) {
    if (effect.type === "save-later") {
      setTimeout(() => dispatch({ type: "save-due" }), effect.afterMs);
      // The next document may start before this one is hidden, and would ask again.
      addEventListener("beforeunload", flush);
    } else {
      const record = {
        policyVersion: config.policy,
        chosenAt: Math.floor(Date.now() / 1000),
        locale: config.locale,
        choice: recorded,
        gpc: state.gpc,
      };
      consentSetCookies(effect.values, record, config.https).forEach(writeCookie);
      apply();
      // The answer's cookies follow the choice: those that scripts cannot write. The page may be closing.
      void fetch(CONSENT_STYLES_PATH, { keepalive: true }).catch(() => {});
    }
  }
  showBanner();
}

/** Saves a waiting choice at once. */
function flush(): void {
  dispatch({ type: "page-hidden" });
}

/** A choice hides the banner before it is saved, and where the browser blocks cookies. */
function showBanner(): void {
  consent.show();
  if (state.pending || state.mode === "hide") document.documentElement.removeAttribute("data-consent");
}

function addScript(src: string): void {
  const script = document.createElement("script");
  script.src = src;
  document.head.append(script);
}

/**
 * Tells the page what is allowed now, and removes what is not. Loads the tracker for the first category that needs it.
 */
function apply(): void {
  const allowed = allowedCategories(state, settings);
  consent.allowed = allowed;
  dispatchEvent(new Event(CONSENT_CHANGED));
  if (allowed.length < CONSENT_CATEGORIES.length && hasDeviceData()) addScript(config.withdraw);
  if (!config.tracker || !/analytics|targeting/.test(allowed.join())) return;
  addScript(config.tracker);
  delete config.tracker;
}

function choose(choice: ConsentChoice): void {
  recorded = typeof choice === "string" ? choice : "save-and-continue";
  dispatch({ type: "chosen", choice });
}

const cookie = (name: string) => cookieValue(document.cookie, name);
const allowCookies = cookie(CONSENT_COOKIE);
dispatch({
  type: "started",
  stored: {
    allowCookies,
    displayCookies: cookie(DISPLAY_COOKIE),
    policyVersion: recordedPolicy(cookie(RECORD_COOKIE)),
  },
  gpc: hasGpcSignal({
    header: cookie(GPC_COOKIE),
    property: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl,
  }),
});
// A list of an older policy no longer counts.
if (state.categories === null && allowCookies !== undefined)
  writeCookie(choiceCookie(CONSENT_COOKIE, null, config.https));
apply();

addEventListener("submit", (event) => {
  const button = (event as SubmitEvent).submitter as HTMLButtonElement | null;
  if (button?.name !== "consent" || !button.closest("[data-consent-banner]")) return;
  event.preventDefault();
  if (button.value !== "manage") return choose(button.value as ConsentChoice);
  consent.manage = true;
  dispatchEvent(new Event(MANAGE_CONSENT));
  // The dialog could not be loaded.
  setTimeout(() => consent.manage && location.assign(config.choices), DIALOG_MS);
});
for (const name of ["pushState", "replaceState"] as const) {
  const native = history[name].bind(history);
  history[name] = (...args) => {
    native(...args);
    showBanner();
  };
}
addEventListener("popstate", showBanner);
addEventListener(CONSENT_CHOSEN, (event) => choose((event as ConsentChosenEvent).detail));
addEventListener("visibilitychange", () => document.hidden && flush());
