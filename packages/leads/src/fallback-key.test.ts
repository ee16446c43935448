import { expect, it } from "vitest";
import { fallbackKey } from "./fallback-key.ts";

const lead = {
  kind: "CONTACT_GENERAL",
  email: "ada@example.com",
  phone: "4175550123",
  text: "Hello",
  now: 600_000,
};
const key = (part: Partial<typeof lead> = {}) => fallbackKey({ ...lead, ...part }, (message) => message);

it("is the same for the same form within ten minutes", () => {
  expect(key({ now: 1_199_999, email: "ADA@example.com" })).toBe(key());
});

it("differs for another ten minutes, kind, email, phone or text", () => {
  const others = [
    key({ now: 1_200_000 }),
    key({ now: 599_999 }),
    key({ kind: "CONTACT_PARTS" }),
    key({ email: "eve@example.com" }),
    key({ phone: "4175550124" }),
    key({ text: "Hello again" }),
  ];
  expect(new Set([key(), ...others]).size).toBe(others.length + 1);
});

it("separates fields, for any text", () => {
  expect(key({ email: 'a","b', phone: "c" })).not.toBe(key({ email: "a", phone: 'b","c' }));
});

it("works without an email, and differs from every email", () => {
  const without = fallbackKey({ ...lead, email: null }, (message) => message);
  expect(without).not.toBe(key());
  expect(without).not.toBe(key({ email: "" }));
});

it("returns the signer's result", async () => {
  expect(await fallbackKey(lead, async (message) => message.length)).toBeGreaterThan(0);
});
