import { runInNewContext } from "node:vm";
import { consentReducer, INITIAL_CONSENT, isAllowed, isBannerShown } from "@forecourt/consent";
import { describe, expect, it } from "vitest";
import { readConsentCookies } from "#shared/consent/consent-cookie.ts";
import { LOCK_PAGE } from "./lock-page.ts";
import { type ConsentConfig, headScript, SHOW_BANNER } from "./show-banner.ts";

const POLICY = "2026 01";
const cookieValues = {
  allowCookies: [null, "essential", "essential,functional", "yes", ""],
  displayCookies: [null, "show", "ask", "force"],
  consentRecord: [null, "2026%2001~1~en~deny~0", "2025~1~en~deny~0", "~~"],
  gpc: [null, "1"],
};
const paths = ["/", "/legal", "/legal/cookie-policy", "/es/legal/x", "/legalese", "/es/contact-us"];

function cookieHeaders(): string[] {
  return Object.entries(cookieValues).reduce<string[]>(
    (headers, [name, values]) =>
      headers.flatMap((header) =>
        values.map((value) =>
          value === null ? header : `${header ? `${header}; ` : ""}${name}=${encodeURIComponent(value)}`,
        ),
      ),
    [""],
  );
}

function runScript(config: Partial<ConsentConfig>, cookie: string, pathname: string, property?: boolean) {
  const attributes = new Set<string>();
  const documentElement = {
    toggleAttribute: (name: string, on: boolean) => (on ? attributes.add(name) : attributes.delete(name)),
  };
  runInNewContext(`${SHOW_BANNER}(${JSON.stringify(config)})`, {
    document: { cookie, documentElement },
    location: { pathname },
    navigator: { globalPrivacyControl: property },
    self: {},
    addEventListener() {},
  });
  return attributes;
}

describe("the banner before the first paint", () => {
  it.each([0, 1, 2, 3] as const)("is shown in tier %i exactly when the reducer shows it", (tier) => {
    for (const cookie of cookieHeaders())
      for (const path of paths) {
        const { stored, gpc } = readConsentCookies(cookie);
        const settings = { tier, symmetric: true, policyVersion: POLICY };
        const { consent } = consentReducer(INITIAL_CONSENT, { type: "started", stored, gpc }, settings);
        const shown = runScript({ tier, policy: POLICY }, cookie, path).has("data-consent");
        expect(`${path} ${cookie} ${shown}`).toBe(`${path} ${cookie} ${isBannerShown(consent, path)}`);
      }
  });

  it.each([0, 1, 2, 3] as const)("shows a form's box by the answer in tier %i", (tier) => {
    for (const cookie of cookieHeaders()) {
      const settings = { tier, symmetric: true, policyVersion: POLICY };
      const { stored, gpc } = readConsentCookies(cookie);
      const { consent } = consentReducer(INITIAL_CONSENT, { type: "started", stored, gpc }, settings);
      const without = tier > 1 && consent.categories === null ? "unanswered" : "refused";
      const answer = isAllowed("functional", consent, settings) ? "allowed" : without;
      const attributes = runScript({ tier, policy: POLICY }, cookie, "/");
      const shown = attributes.has("data-functional")
        ? "allowed"
        : attributes.has("data-answered")
          ? "refused"
          : "unanswered";
      expect(`${cookie} ${shown}`).toBe(`${cookie} ${answer}`);
    }
  });

  it("says that Global Privacy Control is on, by the browser's property or the server's cookie", () => {
    const gpc = (cookie: string, property?: boolean) =>
      runScript({ tier: 3, policy: POLICY }, cookie, "/", property).has("data-gpc");
    expect([gpc(""), gpc("", true), gpc("gpc=1"), gpc("", false)]).toEqual([false, true, true, false]);
  });
});

describe("the script of the head", () => {
  const config = { tier: 3, policy: "</script>", choices: "/es/privacy-choices" } as ConsentConfig;

  it("locks the page only where the settings say so", () => {
    expect(headScript(config)).not.toContain(LOCK_PAGE);
    expect(headScript({ ...config, locks: true })).toContain(`${LOCK_PAGE}("/es/privacy-choices")`);
  });

  it("cannot end its element", () => expect(headScript(config)).not.toContain("</script>"));
});
