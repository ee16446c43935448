import { expect, it } from "vitest";
import { emailAddress } from "./email-address.ts";

it.each([
  ["Larkspur, sales", "Larkspur sales"],
  ["  Ada   Lovelace ", "Ada Lovelace"],
  ["Ada\r\nBcc: eve", "Ada Bcc eve"],
  ['"Ada" <a@b.example>', "Ada a b.example"],
  ["Ada\u200B\u2028Lovelace", "Ada Lovelace"],
  ["José Núñez", "José Núñez"],
  ["x".repeat(101), "x".repeat(100)],
  ["😀".repeat(101), "😀".repeat(100)],
])("the name %j becomes %j", (name, expected) => {
  expect(emailAddress("leads@example.com", name)).toEqual({ address: "leads@example.com", name: expected });
});

it.each([undefined, "", " ", "<>,;:@", "\u200B"])("has no name for %j", (name) => {
  expect(emailAddress("leads@example.com", name)).toEqual({ address: "leads@example.com" });
});

it.each(["", "leads", "a@b.example, c@d.example", "a@b.example\nBcc: c@d.example"])(
  "%j is none",
  (address) => {
    expect(emailAddress(address, "Ada")).toBeNull();
  },
);
