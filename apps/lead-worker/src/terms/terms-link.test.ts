import { createKeyPair } from "@forecourt/database";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readTermsToken, termsToken } from "./terms-link.ts";

const keyPair = await createKeyPair();
const other = await createKeyPair();
const leadId = "0199e2a4-7c1e-7b60-9a53-3f1d2b6c8e10";
const now = Date.parse("2026-11-20T15:00:00Z");
const token = termsToken({ leadId, numbered: 0, now }, keyPair);

it("names its lead until the end of its last day", () => {
  const endsAt = Date.parse("2026-12-05T00:00:00Z");
  const link = { leadId, endsAt };
  expect(readTermsToken(token, [keyPair], now)).toEqual({ kind: "valid", link });
  expect(readTermsToken(token, [keyPair], endsAt - 1)).toEqual({ kind: "valid", link });
  expect(readTermsToken(token, [keyPair], endsAt)).toEqual({ kind: "expired", link });
});

it("is the same for a copy that is delivered again that day, and another for another copy", () => {
  const at = (numbered: number, hours = 0) =>
    termsToken({ leadId, numbered, now: now + hours * 3_600_000 }, keyPair);
  expect(at(0, 8)).toBe(token);
  expect(new Set([token, at(1), at(2 ** 32 - 1), at(0, 24)]).size).toBe(4);
});

it("is valid with a retired key, not with a foreign one", () => {
  expect(readTermsToken(token, [other, keyPair], now).kind).toBe("valid");
  expect(readTermsToken(token, [other], now).kind).toBe("invalid");
});

it("is invalid with any other character, shortened or lengthened", () => {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...alphabet), (at, character) => {
      const changed = token.slice(0, at) + character + token.slice(at + 1);
      expect(readTermsToken(changed, [keyPair], now).kind).toBe(changed === token ? "valid" : "invalid");
    }),
  );
  for (const wrong of ["", token.slice(0, -1), `${token}A`, `${token}=`, "x".repeat(4000)])
    expect(readTermsToken(wrong, [keyPair], now)).toEqual({ kind: "invalid" });
});
