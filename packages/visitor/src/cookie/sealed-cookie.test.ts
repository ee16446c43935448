import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NEW_VISITOR, type VisitorProfile } from "../visitor-profile.ts";
import { toBase64Url } from "./base64-url.ts";
import { openVisitor, sealVisitor } from "./sealed-cookie.ts";
import { visitorCookieName, visitorSetCookie } from "./set-cookie.ts";

const secret = toBase64Url(new Uint8Array(32).fill(7));
const otherSecret = toBase64Url(new Uint8Array(32).fill(8));
const ana: VisitorProfile = {
  ...NEW_VISITOR,
  firstName: "Ana",
  lastName: "Ruiz",
  email: "ana@example.com",
  phone: "4175550123",
  unlockPrice: 1_700_000_000_000,
  hasSentLead: true,
};
const seal = (visitor: VisitorProfile, functional = true) => sealVisitor(visitor, { secret, functional });

describe("a sealed visitor", () => {
  test("comes back as they were", async () => {
    expect(await openVisitor(await seal(ana), { secret })).toEqual(ana);
  });

  test("comes back without a name when functional cookies are not allowed", async () => {
    expect(await openVisitor(await seal(ana, false), { secret })).toEqual({
      ...NEW_VISITOR,
      unlockPrice: ana.unlockPrice,
      hasSentLead: true,
    });
  });

  test("is unreadable, and never sealed twice the same way", async () => {
    const [one, two] = [await seal(ana), await seal(ana)];
    expect(one).not.toBe(two);
    expect(one).toMatch(/^[\w-]+$/);
    expect(atob(one.replaceAll("-", "+").replaceAll("_", "/"))).not.toContain("Ruiz");
  });

  test("fits one cookie with its name, however much there is", async () => {
    const long = {
      address: "x".repeat(540),
      apartment: "",
      city: "x".repeat(540),
      state: "MO",
      zipCode: "65803",
    };
    const most = {
      ...ana,
      firstName: "語".repeat(100),
      lastName: "語".repeat(100),
      locationAddress: long,
      homeAddress: long,
    };
    const sealed = await seal(most);
    expect(sealed.length).toBeGreaterThan(2_000);
    expect(visitorCookieName({ https: true }).length + 1 + sealed.length).toBeLessThan(4_096);
    expect((await openVisitor(sealed, { secret })).lastName).toBe("語".repeat(100));
  });
});

describe("a cookie that was not sealed here", () => {
  test.each([
    ["is missing", undefined],
    ["is no text", 5],
    ["is empty", ""],
    ["is not base64url", "a+b/c="],
    ["has a length that base64 cannot have", "abcde"],
    ["is shorter than a nonce", "AAAA"],
    ["is a nonce and nothing else", "A".repeat(16)],
    ["holds a line break", "AAAA\nAAAA"],
    ["is longer than any cookie", "A".repeat(4_097)],
    ["is a megabyte", "A".repeat(1_000_000)],
  ])("that %s is a new visitor's", async (_what, value) => {
    expect(await openVisitor(value, { secret })).toEqual(NEW_VISITOR);
  });

  test("that was sealed with another secret is a new visitor's", async () => {
    expect(await openVisitor(await seal(ana), { secret: otherSecret })).toEqual(NEW_VISITOR);
  });

  test("that was sealed for another purpose, or is longer than ours, is a new visitor's", async () => {
    const key = await crypto.subtle.importKey("raw", new Uint8Array(32).fill(7), "AES-GCM", false, [
      "encrypt",
    ]);
    const iv = new Uint8Array(12);
    const forge = async (additionalData?: Uint8Array<ArrayBuffer>, length = 0) => {
      const text = new TextEncoder().encode(JSON.stringify(ana).padEnd(length));
      const algorithm = { name: "AES-GCM", iv, ...(additionalData && { additionalData }) };
      const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, text));
      return toBase64Url(new Uint8Array([...iv, ...sealed]));
    };
    const ours = new TextEncoder().encode("forecourt visitor 1");
    expect(await openVisitor(await forge(), { secret })).toEqual(NEW_VISITOR);
    expect(await openVisitor(await forge(new TextEncoder().encode("other")), { secret })).toEqual(
      NEW_VISITOR,
    );
    expect(await openVisitor(await forge(ours), { secret })).toEqual(ana);
    expect(await openVisitor(await forge(ours, 2_900), { secret })).toEqual(ana);
    expect(await openVisitor(await forge(ours, 2_901), { secret })).toEqual(NEW_VISITOR);
  });

  test("that had any one character changed is a new visitor's", async () => {
    const sealed = await seal(ana);
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: sealed.length - 2 }),
        fc.constantFrom("A", "_", "=", " "),
        async (at, character) => {
          fc.pre(sealed[at] !== character);
          const forged = sealed.slice(0, at) + character + sealed.slice(at + 1);
          expect(await openVisitor(forged, { secret })).toEqual(NEW_VISITOR);
        },
      ),
    );
  });

  test("whatever it is, never throws", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: "binary" }), fc.base64String(), fc.anything()),
        async (value) => {
          expect(await openVisitor(value, { secret })).toBe(NEW_VISITOR);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test.each(["", "short", toBase64Url(new Uint8Array(31)), toBase64Url(new Uint8Array(33)), "not base64!"])(
  "a secret of %j is a mistake of the configuration",
  async (wrong) => {
    await expect(sealVisitor(ana, { secret: wrong, functional: true })).rejects.toThrow("@forecourt/visitor");
    await expect(openVisitor("", { secret: wrong })).rejects.toThrow("32 bytes");
  },
);

describe("visitorSetCookie", () => {
  test.each([
    [true, "sealed", "__Host-visitor=sealed; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure"],
    [false, "sealed", "visitor=sealed; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"],
    [true, "", "__Host-visitor=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure"],
  ])("over https %s, of %j", (https, sealed, header) => {
    expect(visitorSetCookie(sealed, { https })).toBe(header);
  });
});
