import { describe, expect, test } from "vitest";
import { type ChatWidget, chatUser } from "./chat-user.ts";

const stored = { firstName: "Ana", lastName: "Ruiz", email: "ana@example.com", phone: "4175550123" };

describe("the name", () => {
  test.each([
    ["Luis", "Luis", "Ruiz"],
    ["Luis Ortega", "Luis", "Ortega"],
    ["  Luis   María de   Ortega ", "Luis", "María de Ortega"],
    ["Luis\tOrtega\n", "Luis", "Ortega"],
    ["", "Ana", "Ruiz"],
    ["   ", "Ana", "Ruiz"],
    [undefined, "Ana", "Ruiz"],
    [null, "Ana", "Ruiz"],
    [{ first: "Luis" }, "Ana", "Ruiz"],
  ])("%j", (name, firstName, lastName) => {
    expect(chatUser({ name }, stored)).toEqual({ ...stored, firstName, lastName });
  });
});

describe("the phone: phoneValue, else phone, else the stored one", () => {
  test.each<[ChatWidget, string]>([
    [{ phoneValue: "417-555-0144", phone: "417-555-0155" }, "417-555-0144"],
    [{ phoneValue: "", phone: "417-555-0155" }, "417-555-0155"],
    [{ phoneValue: "  ", phone: "417-555-0155" }, "417-555-0155"],
    [{ phone: "417-555-0155" }, "417-555-0155"],
    [{ phoneValue: "", phone: "" }, stored.phone],
    [{ phoneValue: 4_175_550_144, phone: null }, stored.phone],
    [{}, stored.phone],
  ])("%j", (widget, phone) => {
    expect(chatUser(widget, stored)).toEqual({ ...stored, phone });
  });
});

test("returns no details when neither the widget nor the site has any", () => {
  expect(chatUser({}, {})).toEqual({});
});
