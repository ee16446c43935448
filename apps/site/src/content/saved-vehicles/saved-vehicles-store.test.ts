import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { choiceCookie } from "#shared/consent/consent-cookie.ts";

const KEY = "saved-vehicles";
const [A, B] = ["JA4J4VA80SZ000001", "JA4J4VA80SZ000002"] as const;
const FUNCTIONAL = choiceCookie("allowCookies", "essential,functional", false);

/** As much of the browser's storage as the store uses. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

const page = new EventTarget();
let local: Storage;
let session: Storage;

beforeEach(() => {
  vi.resetModules();
  local = memoryStorage();
  session = memoryStorage();
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const store = () => import("./saved-vehicles-store.ts");
const save = (vin: string) => ({ type: "vehicle-saved", vin }) as const;

describe("without functional consent", () => {
  test("vehicles are kept for the visit only", async () => {
    const { changeSavedVehicles } = await store();
    changeSavedVehicles(save(A));
    expect(session.getItem(KEY)).toContain(A);
    expect(local.getItem(KEY)).toBeNull();
  });

  test("those of an earlier consent leave the device at the next change", async () => {
    local.setItem(KEY, JSON.stringify({ saved: [A] }));
    const { changeSavedVehicles, savedVehicles } = await store();
    expect(savedVehicles().saved).toEqual([A]);
    changeSavedVehicles(save(B));
    expect(local.getItem(KEY)).toBeNull();
    expect(session.getItem(KEY)).toContain(A);
  });
});

test("with functional consent they stay on the device, also those of this visit", async () => {
  session.setItem(KEY, JSON.stringify({ saved: [A] }));
  vi.stubGlobal("document", { cookie: FUNCTIONAL });
  const { changeSavedVehicles } = await store();
  changeSavedVehicles(save(B));
  expect(JSON.parse(local.getItem(KEY)!).saved).toEqual([B, A]);
  expect(session.getItem(KEY)).toBeNull();
});

test("a change of another tab is shown and kept", async () => {
  const { changeSavedVehicles, savedVehicles, subscribeToVehicles } = await store();
  vi.stubGlobal("document", { cookie: FUNCTIONAL });
  const listener = vi.fn();
  const unsubscribe = subscribeToVehicles(listener);
  local.setItem(KEY, JSON.stringify({ saved: [A] }));
  page.dispatchEvent(Object.assign(new Event("storage"), { key: KEY }));
  expect(listener).toHaveBeenCalledOnce();
  expect(savedVehicles().saved).toEqual([A]);
  local.setItem(KEY, JSON.stringify({ saved: [A], viewed: [B] }));
  changeSavedVehicles(save(B));
  expect(savedVehicles()).toMatchObject({ saved: [B, A], viewed: [B] });
  unsubscribe();
  page.dispatchEvent(Object.assign(new Event("storage"), { key: KEY }));
  expect(listener).toHaveBeenCalledTimes(2);
});

test("a fifth compared vehicle is refused until the next change", async () => {
  const { changeSavedVehicles, savedVehicles } = await store();
  const vins = [1, 2, 3, 4, 5].map((number) => `JA4J4VA80SZ00000${number}`);
  for (const vin of vins) changeSavedVehicles({ type: "vehicle-compared", vin });
  expect(savedVehicles()).toMatchObject({ compared: vins.slice(0, 4), isRefused: true });
  changeSavedVehicles({ type: "vehicle-removed", list: "compared", vin: vins[0]! });
  expect(savedVehicles().isRefused).toBe(false);
});

test.each(["no storage", "a full one"])("with %s the lists last as long as the page", async (which) => {
  const refuse = () => {
    throw new Error("denied");
  };
  const refusing = which === "no storage" ? { getItem: refuse } : { ...memoryStorage(), setItem: refuse };
  vi.stubGlobal("sessionStorage", { ...refusing, removeItem: () => {} });
  const { changeSavedVehicles, savedVehicles } = await store();
  changeSavedVehicles(save(A));
  changeSavedVehicles(save(B));
  expect(savedVehicles().saved).toEqual([B, A]);
});
