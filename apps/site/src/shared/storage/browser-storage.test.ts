import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { choiceCookie } from "../consent/consent-cookie.ts";
import { removeCookie, storeCookie } from "./browser-cookies.ts";
import { isAllowed, readItem, removeItem, storeItem } from "./browser-storage.ts";
import { removeWithdrawn } from "./remove-withdrawn.ts";

const ALL = "essential,functional,analytics,targeting";

function memoryStorage(): Storage & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage & { kept: Map<string, string> };
}

let local: ReturnType<typeof memoryStorage>;
let session: ReturnType<typeof memoryStorage>;
/** What was written to `document.cookie`. */
let written: string[];

/** A page whose visitor allows these categories. */
function openPage(categories: string, { gpc = false, cookies = "" } = {}) {
  written = [];
  const choice = choiceCookie("allowCookies", categories, false).split(";")[0];
  vi.stubGlobal("document", {
    get cookie() {
      return [choice, cookies].filter(Boolean).join("; ");
    },
    set cookie(text: string) {
      written.push(text);
    },
    documentElement: { hasAttribute: (name: string) => gpc && name === "data-gpc" },
  });
}

beforeEach(() => {
  local = memoryStorage();
  session = memoryStorage();
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  vi.stubGlobal("location", { protocol: "https:", hostname: "www.dealer.example" });
});
afterEach(() => vi.unstubAllGlobals());

describe("isAllowed", () => {
  it("follows the saved choice, and Global Privacy Control for targeting", () => {
    openPage("essential,targeting");
    expect(["essential", "functional", "targeting"].map((one) => isAllowed(one as "essential"))).toEqual([
      true,
      false,
      true,
    ]);
    openPage(ALL, { gpc: true });
    expect([isAllowed("targeting"), isAllowed("analytics")]).toEqual([false, true]);
  });
});

describe("a value", () => {
  it("of the tab is kept whatever was chosen", () => {
    openPage("essential");
    expect(storeItem("trade-in", "{}")).toBe(true);
    expect([session.kept.get("trade-in"), local.kept.size]).toEqual(["{}", 0]);
    expect(readItem("trade-in")).toBe("{}");
  });

  it("of the device is refused without consent, also for reading", () => {
    local.setItem("garage", "{}");
    openPage("essential");
    expect([storeItem("garage", "new"), readItem("garage")]).toEqual([false, null]);
    expect([local.kept.get("garage"), session.kept.size]).toEqual(["{}", 0]);
    openPage(ALL);
    expect([storeItem("garage", "new"), readItem("garage")]).toEqual([true, "new"]);
  });

  it("of advertising needs targeting, and is refused under Global Privacy Control", () => {
    openPage("essential,functional,analytics");
    expect(storeItem("gclid", "a")).toBe(false);
    openPage(ALL, { gpc: true });
    expect(storeItem("gclid", "a")).toBe(false);
    openPage(ALL);
    expect(storeItem("gclid", "a")).toBe(true);
  });

  it("of either place moves with consent, and is in one place", () => {
    openPage("essential");
    storeItem("payment-terms", "a");
    expect([...session.kept, ...local.kept]).toEqual([["payment-terms", "a"]]);
    openPage(ALL);
    expect(readItem("payment-terms")).toBe("a");
    storeItem("payment-terms", "b");
    expect([session.kept.size, local.kept.get("payment-terms")]).toEqual([0, "b"]);
    removeItem("payment-terms");
    expect(readItem("payment-terms")).toBeNull();
  });

  it("is neither stored nor read where the browser blocks storage", () => {
    openPage(ALL);
    vi.stubGlobal("localStorage", undefined);
    vi.stubGlobal("sessionStorage", undefined);
    expect([storeItem("reloads", "1"), readItem("reloads")]).toEqual([false, null]);
    expect(() => removeItem("reloads")).not.toThrow();
  });
});

describe("a cookie", () => {
  it("is stored with consent only, for the time of its rule", () => {
    openPage("essential,functional");
    expect([storeCookie("_fbp", "fb.1.2.3"), written]).toEqual([false, []]);
    openPage(ALL);
    expect(storeCookie("_fbp", "fb.1.2.3")).toBe(true);
    expect(written).toEqual(["_fbp=fb.1.2.3; Path=/; Max-Age=7776000; SameSite=Lax; Secure"]);
  });

  it("is removed for this host and its parents", () => {
    openPage(ALL, { cookies: "_fbp=1" });
    removeCookie("_fbp");
    removeCookie("_fbc");
    expect(written.map((text) => text.replace("_fbp=; Path=/; Max-Age=0; SameSite=Lax", ""))).toEqual([
      "",
      "; Domain=www.dealer.example",
      "; Domain=dealer.example",
    ]);
  });
});

describe("after a withdrawal", () => {
  const fill = () => {
    for (const key of ["payment-terms", "saved-vehicles", "garage", "gclid", "gwraid", "other"])
      local.setItem(key, "1");
    session.setItem("trade-in", "1");
  };

  it("of all, the device keeps nothing of the site's; the tab keeps what was asked for", () => {
    fill();
    openPage("essential", { cookies: "_fbc=1" });
    removeWithdrawn();
    expect([...local.kept.keys()]).toEqual(["other"]);
    expect([...session.kept.keys()].sort()).toEqual(["payment-terms", "saved-vehicles", "trade-in"]);
    expect(written[0]).toBe("_fbc=; Path=/; Max-Age=0; SameSite=Lax");
  });

  it("of targeting, only advertising goes", () => {
    fill();
    openPage("essential,functional,analytics", { cookies: "_fbp=1" });
    removeWithdrawn();
    expect([...local.kept.keys()]).toEqual(["payment-terms", "saved-vehicles", "garage", "other"]);
    expect(written.length).toBeGreaterThan(0);
  });

  it("of nothing, everything stays", () => {
    fill();
    openPage(ALL, { cookies: "_fbp=1" });
    removeWithdrawn();
    expect([local.kept.size, written]).toEqual([6, []]);
  });
});
