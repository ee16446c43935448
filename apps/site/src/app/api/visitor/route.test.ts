import { NEW_VISITOR } from "@forecourt/visitor";
import { expect, it } from "vitest";
import { cookieNames } from "#server/cookies/expired-cookies.ts";
import { SITE_URL, useTestSite, visitorCookie } from "#testing/use-test-site.ts";
import { POST } from "./forget/route.ts";
import { GET } from "./route.ts";

useTestSite();

const ask = (headers: Record<string, string> = {}) =>
  GET(new Request(`${SITE_URL}/api/visitor`, { headers }));
const forget = (headers: Record<string, string>, body: string) =>
  POST(new Request(`${SITE_URL}/api/visitor/forget`, { method: "POST", headers, body }));

it("answers with what the sealed cookie holds, and is not stored", async () => {
  const profile = { ...NEW_VISITOR, firstName: "Ada", email: "ada@example.com", unlockPrice: 7 };
  const response = await ask({ Cookie: await visitorCookie(profile) });
  expect(await response.json()).toEqual({ firstName: "Ada", email: "ada@example.com", unlockPrice: 7 });
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});

it.each([
  ["a new visitor", undefined],
  ["a forged cookie", "__Host-visitor=a.b.c.d.e"],
])("is empty for %s", async (_name, cookie) => {
  expect(await (await ask(cookie ? { Cookie: cookie } : {})).json()).toEqual({});
});

it("refuses other sites", async () => {
  const elsewhere = { Origin: "https://elsewhere.example" };
  expect((await ask({ "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  expect((await forget({ ...elsewhere, "Content-Type": "application/json" }, "{}")).status).toBe(403);
});

it("removes every cookie of the site, by script and by form", async () => {
  const removed = (response: Response) =>
    response.headers.getSetCookie().map((cookie) => cookie.replace(/=; Path=\/; Max-Age=0;.*/, ""));
  const byScript = await forget({ "Content-Type": "application/json" }, "{}");
  expect([byScript.status, removed(byScript)]).toEqual([200, cookieNames(true)]);
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  const byForm = await forget(type, "locale=es");
  expect([byForm.status, byForm.headers.get("location")]).toEqual([303, "/es/my-details/forgotten"]);
  expect(removed(byForm)).toEqual(cookieNames(true));
});
