import { afterEach, expect, it, vi } from "vitest";
import { choiceCookie } from "#shared/consent/consent-cookie.ts";
import { CONSENT_CHANGED } from "#shared/consent/consent-events.ts";
import { loadChatProvider } from "./load-chat-provider.ts";

const page = new EventTarget();
const reload = vi.fn();
afterEach(() => vi.unstubAllGlobals());

/** A page whose added script `ends` with an event. */
function openPage(ends: "onload" | "onerror") {
  const script = { dataset: {} as Record<string, string> };
  const document = {
    cookie: choiceCookie("allowCookies", "essential,functional", false),
    createElement: () => script,
    head: { append: () => (script as unknown as Record<string, () => void>)[ends]!() },
  };
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  return { script, document };
}

it("loads the provider, and reloads the page without it once functional cookies are withdrawn", async () => {
  const { script, document } = openPage("onload");
  expect(await loadChatProvider("a/b")).toBe(true);
  expect(script).toMatchObject({ src: expect.stringContaining("#ORG_TOKEN=a%2Fb") });
  page.dispatchEvent(new Event(CONSENT_CHANGED));
  expect(reload).not.toHaveBeenCalled();
  document.cookie = choiceCookie("allowCookies", "essential", false);
  page.dispatchEvent(new Event(CONSENT_CHANGED));
  expect(reload).toHaveBeenCalledOnce();
});

it("is false when the script does not come", async () => {
  openPage("onerror");
  expect(await loadChatProvider("a")).toBe(false);
});
