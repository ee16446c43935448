import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Listener = (event: { error?: unknown; reason?: unknown }) => void;

const listeners = new Map<string, Listener>();
const log = vi.spyOn(console, "error");
const warn = vi.spyOn(console, "warn");
const replaced = vi.fn();

/** The page's scripts have run; the app is mounted or not yet. */
async function openPage({ hydrated, address }: { hydrated: boolean; address?: string }) {
  vi.stubGlobal("window", { hydrated });
  vi.stubGlobal("document", { querySelector: () => address && { content: address } });
  vi.stubGlobal("history", { state: null, replaceState: replaced });
  await import("./instrumentation-client.ts");
}

beforeEach(() => {
  vi.resetModules();
  for (const spy of [log, warn, replaced]) spy.mockReset();
  vi.stubGlobal("addEventListener", (type: string, listener: Listener) => listeners.set(type, listener));
});

afterEach(() => vi.unstubAllGlobals());

describe("an error", () => {
  const error = new Error("broken");

  it.each([
    ["error", { error }],
    ["unhandledrejection", { reason: error }],
  ])("before the app is mounted is logged as a mount failure: %s", async (type, event) => {
    await openPage({ hydrated: false });
    listeners.get(type)!(event);
    expect(log).toHaveBeenCalledExactlyOnceWith("The app could not be mounted.", error);
  });

  it("of a mounted app is no mount failure", async () => {
    await openPage({ hydrated: true });
    listeners.get("error")!({ error });
    expect(log).not.toHaveBeenCalled();
  });

  it("of a missing part asks for the module that reloads the page", async () => {
    await openPage({ hydrated: false });
    listeners.get("error")!({ error: Object.assign(new Error("gone"), { name: "ChunkLoadError" }) });
    // The module exists only on the site.
    await vi.waitFor(() => expect(String(warn.mock.calls[0]?.[0])).toContain("/builds/fresh.js"));
    expect(log).not.toHaveBeenCalled();
  });
});

it("a page that answers a form puts its own address in place", async () => {
  await openPage({ hydrated: false, address: "/contact-us/sent" });
  expect(replaced).toHaveBeenCalledExactlyOnceWith(null, "", "/contact-us/sent");
});

it("another page keeps its address", async () => {
  await openPage({ hydrated: false });
  expect(replaced).not.toHaveBeenCalled();
});
