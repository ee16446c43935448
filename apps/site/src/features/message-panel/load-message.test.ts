import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadMessage } from "./load-message.ts";

const loadProvider = vi.fn(async () => true);

const PAGE = "/contact-us?about=general#message";
const content = { title: "Message Larkspur North" };
const fetched = vi.fn(async (_url: string) => Response.json(content));

beforeEach(() => {
  vi.stubGlobal("location", { pathname: "/service" });
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const consent = (categories: string) =>
  vi.stubGlobal("document", { cookie: categories && `allowCookies=${encodeURIComponent(categories)}` });

it("loads the provider's script with an id and consent to functional cookies", async () => {
  consent("essential,functional");
  expect(await loadMessage(PAGE, "org-1", loadProvider)).toEqual({ kind: "provider" });
  expect(loadProvider).toHaveBeenCalledExactlyOnceWith("org-1");
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ["without an id", null, "essential,functional"],
  ["without a choice", "org-1", ""],
  ["without functional consent", "org-1", "essential,analytics,targeting"],
])("opens the built-in panel and loads no other script %s", async (_case, id, categories) => {
  consent(categories);
  expect(await loadMessage(PAGE, id, loadProvider)).toMatchObject({ kind: "panel", content });
  expect(loadProvider).not.toHaveBeenCalled();
  const asked = new URL(fetched.mock.calls[0]![0], "https://cars.example").searchParams;
  expect([asked.get("page"), asked.get("from")]).toEqual([PAGE, "/service"]);
});

it("opens the built-in panel when the provider's script does not come", async () => {
  consent("essential,functional");
  loadProvider.mockResolvedValueOnce(false);
  expect(await loadMessage(PAGE, "org-1", loadProvider)).toMatchObject({ kind: "panel", content });
});

it("rejects when the panel does not come either", async () => {
  consent("");
  fetched.mockResolvedValueOnce(new Response("", { status: 503 }));
  await expect(loadMessage(PAGE, null, loadProvider)).rejects.toThrow("503");
});
