import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openVisitor, sealVisitor, visitorSetCookie } from "./visitor-cookie.ts";

const secret = randomBytes(32).toString("base64url");

describe("the sealed visitor", () => {
  it("comes back as it was sealed", async () => {
    const visitor = { unlockPrice: 1_795_000_000_000, unlockInventory: 1_795_000_000_000, leadSent: true };
    expect(await openVisitor(await sealVisitor(visitor, secret), secret)).toEqual(visitor);
  });

  it.each([
    ["nothing", undefined],
    ["garbage", "a.b.c.d.e"],
    ["4 KB", "x".repeat(4096)],
    ["an unsealed value", JSON.stringify({ unlockPrice: 1 })],
  ])("reads %s as a new visitor", async (_name, value) => {
    expect(await openVisitor(value, secret)).toEqual({});
  });

  it("reads a cookie with one changed character, or of another secret, as a new visitor", async () => {
    const sealed = await sealVisitor({ unlockPrice: 1 }, secret);
    const flipped = sealed.slice(0, -3) + (sealed.at(-3) === "A" ? "B" : "A") + sealed.slice(-2);
    expect(await openVisitor(flipped, secret)).toEqual({});
    expect(await openVisitor(sealed, randomBytes(32).toString("base64url"))).toEqual({});
  });

  it("is __Host-, Secure and HttpOnly over https, and only drops Secure on plain http", () => {
    expect(visitorSetCookie("v", true)).toMatch(
      /^__Host-visitor=v; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(visitorSetCookie("v", false)).toMatch(/^visitor=v; .*HttpOnly; SameSite=Lax$/);
  });
});
