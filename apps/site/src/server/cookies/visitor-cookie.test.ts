import { randomBytes } from "node:crypto";
import { NEW_VISITOR, type VisitorProfile } from "@forecourt/visitor";
import { describe, expect, it } from "vitest";
import { openVisitor, readVisitor, type Visitor, visitorSetCookie } from "./visitor-cookie.ts";

const secret = randomBytes(32).toString("base64url");
const day = 86_400_000;
const profile: VisitorProfile = {
  ...NEW_VISITOR,
  firstName: "Ada",
  lastName: "Brown",
  email: "ada@example.com",
  phone: "4175550123",
  phoneVerified: true,
  uniqueUserId: "3d594650-3436-4f8e-8a0f-2c2b1b0e9c11",
  hasSentLead: true,
  unlockInventory: 0,
  unlockPrice: day,
};
const application = { digest: "d", leadId: "l", receivedAt: 7 };

const cookieOf = (visitor: Visitor, { functional = true, remember = true, https = false } = {}) =>
  visitorSetCookie(visitor, { functional, remember, secret, https });
const nobody = { ...profile, firstName: "", lastName: "", email: "", phone: "", phoneVerified: false };
const sealedIn = (cookie: string) => cookie.slice(cookie.indexOf("=") + 1, cookie.indexOf(";"));

describe("the visitor cookie", () => {
  it("opens to the remembered visitor, and lives 400 days", async () => {
    const cookie = await cookieOf({ profile, application });
    expect(cookie).toContain(`; Max-Age=${400 * 86_400};`);
    expect(await openVisitor(sealedIn(cookie), secret)).toEqual({ profile, application, lasting: true });
    const bytes = sealedIn(cookie)
      .split(".")
      .map((part) => Buffer.from(part, "base64url"));
    for (const text of [profile.email, profile.phone])
      expect(bytes.filter((part) => part.includes(text))).toEqual([]);
  });

  it("holds nothing of the person without the box, and keeps the unlocks", async () => {
    const cookie = await cookieOf({ profile, application }, { remember: false });
    expect(cookie).toContain(`; Max-Age=${400 * 86_400};`);
    expect(await openVisitor(sealedIn(cookie), secret)).toEqual({ profile: nobody, lasting: true });
  });

  it.each([false, true])(
    "ends with the visit and holds nothing of the person without functional consent (box: %s)",
    async (remember) => {
      const cookie = await cookieOf({ profile, application }, { functional: false, remember });
      expect(cookie).not.toMatch(/Max-Age|Expires/i);
      expect(await openVisitor(sealedIn(cookie), secret)).toEqual({
        profile: nobody,
        application,
        lasting: false,
      });
    },
  );

  it("fits into the space that every browser keeps, without the application if it must", async () => {
    const long = { address: "x".repeat(2_100), apartment: "", city: "", state: "", zipCode: "" };
    const cookie = await cookieOf({ profile: { ...profile, homeAddress: long }, application });
    expect(cookie.indexOf(";")).toBeLessThanOrEqual(4096);
    expect((await openVisitor(sealedIn(cookie), secret)).profile.firstName).toBe("Ada");
    const longest = { ...long, address: "x".repeat(2_500) };
    const full = await cookieOf(
      { profile: { ...profile, homeAddress: longest }, application },
      { https: true },
    );
    expect(full.indexOf(";")).toBeLessThanOrEqual(4096);
    expect((await openVisitor(sealedIn(full), secret)).profile.homeAddress).not.toBeNull();
  });

  it.each([
    ["nothing", undefined],
    ["garbage", "a.b.c.d.e"],
    ["4 KB", "x".repeat(4096)],
    ["an unsealed value", JSON.stringify({ profile: { unlockPrice: 1 } })],
  ])("opens %s as a new visitor", async (_name, value) => {
    expect(await openVisitor(value, secret)).toEqual({ profile: NEW_VISITOR });
  });

  it("opens a changed cookie, or one of another secret, as a new visitor", async () => {
    const sealed = sealedIn(await cookieOf({ profile }));
    const flipped = sealed.slice(0, -3) + (sealed.at(-3) === "A" ? "B" : "A") + sealed.slice(-2);
    expect(await openVisitor(flipped, secret)).toEqual({ profile: NEW_VISITOR });
    expect(await openVisitor(sealed, randomBytes(32).toString("base64url"))).toEqual({
      profile: NEW_VISITOR,
    });
  });

  it("is __Host-, Secure and HttpOnly over https; without prefix and Secure over plain http", async () => {
    expect(await cookieOf({ profile }, { https: true })).toMatch(
      /^__Host-visitor=\S+; Path=\/; .*SameSite=Lax; HttpOnly; Secure$/,
    );
    expect(await cookieOf({ profile })).toMatch(/^visitor=\S+; .*SameSite=Lax; HttpOnly$/);
  });
});

describe("the visitor of a request", () => {
  it.each([
    ["north", 10_000, { unlockInventory: 0, unlockPrice: day }],
    ["riverside", 30, { unlockInventory: null, unlockPrice: day }],
    [null, 30, { unlockInventory: null, unlockPrice: day }],
    ["riverside", 31, { unlockInventory: null, unlockPrice: null }],
  ])("of store %s on day %i has no unlock past unlock.expiresAfterDays", async (store, days, unlocks) => {
    const cookie = await cookieOf({ profile });
    const cookies = `${store ? `userSelectedStore=${store}; ` : ""}visitor=${sealedIn(cookie)}`;
    const lifetimeAt = (storeId = "riverside") => (storeId === "riverside" ? 30 : null);
    const reading = { secret, https: false, now: days * day, lifetimeAt };
    expect(await readVisitor(cookies, reading)).toEqual({
      profile: { ...profile, ...unlocks },
      lasting: true,
    });
  });
});
