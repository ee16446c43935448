import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openVisitor, readVisitor, sealVisitor, visitorSetCookie } from "./visitor-cookie.ts";

const secret = randomBytes(32).toString("base64url");

describe("the visitor cookie", () => {
  it("opens to the sealed state", async () => {
    const visitor = { unlockPrice: 1_795_000_000_000, unlockInventory: 1_795_000_000_000, leadSent: true };
    expect(await openVisitor(await sealVisitor(visitor, secret), secret)).toEqual(visitor);
  });

  it.each([
    ["nothing", undefined],
    ["garbage", "a.b.c.d.e"],
    ["4 KB", "x".repeat(4096)],
    ["an unsealed value", JSON.stringify({ unlockPrice: 1 })],
  ])("opens %s as a new visitor", async (_name, value) => {
    expect(await openVisitor(value, secret)).toEqual({});
  });

  it("opens a changed cookie, or one of another secret, as a new visitor", async () => {
    const sealed = await sealVisitor({ unlockPrice: 1 }, secret);
    const flipped = sealed.slice(0, -3) + (sealed.at(-3) === "A" ? "B" : "A") + sealed.slice(-2);
    expect(await openVisitor(flipped, secret)).toEqual({});
    expect(await openVisitor(sealed, randomBytes(32).toString("base64url"))).toEqual({});
  });

  it("is __Host-, Secure and HttpOnly over https; without prefix and Secure over plain http", () => {
    expect(visitorSetCookie("v", true)).toMatch(
      /^__Host-visitor=v; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(visitorSetCookie("v", false)).toMatch(/^visitor=v; .*HttpOnly; SameSite=Lax$/);
  });
});

describe("the visitor of a request", () => {
  const day = 86_400_000;

  it.each([
    ["north", 10_000, { unlockInventory: 0, unlockPrice: day, leadSent: true }],
    ["riverside", 30, { unlockPrice: day, leadSent: true }],
    [null, 30, { unlockPrice: day, leadSent: true }],
    ["riverside", 31, { leadSent: true }],
  ])("of store %s on day %i has no unlock past unlock.expiresAfterDays", async (store, days, visitor) => {
    const sealed = await sealVisitor({ unlockInventory: 0, unlockPrice: day, leadSent: true }, secret);
    const cookies = `${store ? `userSelectedStore=${store}; ` : ""}visitor=${sealed}`;
    const lifetimeAt = (storeId = "riverside") => (storeId === "riverside" ? 30 : null);
    const reading = { secret, https: false, now: days * day, lifetimeAt };
    expect(await readVisitor(cookies, reading)).toEqual(visitor);
  });
});
