import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { choiceCookie } from "#shared/consent/consent-cookie.ts";
import { CONSENT_CHANGED } from "#shared/consent/consent-events.ts";
import { followConsentChanges } from "./follow-consent-changes.ts";

const page = new EventTarget();

function choose(categories: string) {
  vi.stubGlobal("document", {
    cookie: choiceCookie("allowCookies", categories, false),
    documentElement: { hasAttribute: () => false },
  });
  page.dispatchEvent(new Event(CONSENT_CHANGED));
}

beforeEach(() => {
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

it("refreshes once after a withdrawal that changes pages, and never otherwise", () => {
  const refresh = vi.fn();
  choose("essential");
  const stop = followConsentChanges(refresh);
  choose("essential,functional,analytics,targeting");
  choose("essential,functional,analytics");
  expect(refresh).not.toHaveBeenCalled();
  choose("essential,functional");
  choose("essential,functional");
  expect(refresh).toHaveBeenCalledOnce();
  choose("essential");
  expect(refresh).toHaveBeenCalledTimes(2);
  stop();
  choose("essential,analytics");
  choose("essential");
  expect(refresh).toHaveBeenCalledTimes(2);
});
