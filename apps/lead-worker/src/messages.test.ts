import { expect, it } from "vitest";
import en from "../messages/en.json" with { type: "json" };
import es from "../messages/es.json" with { type: "json" };
import { interpolate, messagesFor } from "./messages.ts";

const flat = (value: object, path = ""): [string, string][] =>
  Object.entries(value).flatMap(([key, part]) =>
    typeof part === "string" ? [[`${path}${key}`, part]] : flat(part, `${path}${key}.`),
  );
const tokens = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([token]) => token).sort();

it("has the same keys and tokens in both languages, and no empty message", () => {
  const english = new Map(flat(en));
  const spanish = new Map(flat(es));
  expect([...spanish.keys()]).toEqual([...english.keys()]);
  for (const [key, text] of english) {
    expect(text.trim()).not.toBe("");
    expect(tokens(spanish.get(key) ?? "")).toEqual(tokens(text));
  }
});

it("falls back to English for other languages", () => {
  expect(messagesFor("es-MX").inbox.title).toBe("Bandeja de entrada");
  for (const locale of ["fr", "", "constructor", "__proto__"])
    expect(messagesFor(locale).inbox.title).toBe("Inbox");
});

it("interpolates tokens and keeps unknown ones", () => {
  expect(interpolate("{a} {b}", { a: "$&" })).toBe("$& {b}");
});

it("fits a Spanish code into one text message of the GSM alphabet", () => {
  // Other characters would split it into three messages, each of which costs money.
  expect(es.code.text).toMatch(/^[\n\u0020-\u007E]+$/);
});
