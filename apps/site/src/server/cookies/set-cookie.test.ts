import { expect, it } from "vitest";
import { addCookies, cookieName, expiredCookie, setCookie, setOptionalCookie } from "./set-cookie.ts";

it("names, hides and limits a cookie by its rule", () => {
  expect(setCookie("welcome", "a.b", true)).toBe(
    "__Host-welcome=a.b; Path=/; Max-Age=600; SameSite=Lax; HttpOnly; Secure",
  );
  expect(setCookie("userSelectedStore", "north", false)).toBe(
    "userSelectedStore=north; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly",
  );
  expect(setCookie("gpc", "1", true)).toBe("gpc=1; Path=/; SameSite=Lax; Secure");
  expect([cookieName("visitor", false), cookieName("gpc", true)]).toEqual(["visitor", "gpc"]);
});

it("stores an optional cookie only where its category is allowed", () => {
  const store = (...allowed: ("essential" | "analytics")[]) =>
    setOptionalCookie("experimentId", "1", { allowed, https: false });
  expect(store("essential")).toBeNull();
  expect(store("essential", "analytics")).toMatch(/^experimentId=1; Path=\/; Max-Age=31536000;/);
});

it("removes a cookie at once", () => {
  expect(expiredCookie("visitor", true)).toBe(
    "__Host-visitor=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure",
  );
});

it("adds each cookie to a response as its own header", () => {
  expect(addCookies(new Response(), ["a=1", "b=2"]).headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});
