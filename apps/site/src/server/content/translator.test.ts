import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { catalogues, type Namespace, translator } from "./translator.ts";

/** Keys of messages that are the same in both languages. */
const SAME = [
  "appointment.thread.valuedText",
  "booking.duration",
  "booking.minutes",
  "booking.words.zone",
  "creditApplication.byPhoneText",
  "creditApplication.words.problemLine",
  "creditApplication.words.problemPrefix",
  "errorPage.badge",
  "forms.problemLine",
  "forms.problemPrefix",
  "frame.copyright",
  "frame.place",
  "home.inStock",
  "home.scoreBetween",
  "home.staffAt",
  "keptData.services.tagManager.name",
  "listing.bodyInTitle.convertibles",
  "listing.bodyInTitle.hatchbacks",
  "listing.bodyInTitle.minivans",
  "listing.chip",
  "outTheDoor.tax",
  "pages.no",
  "pages.staffTitle",
  "tradeIn.words.bodyStyles.convertibles",
  "tradeIn.words.bodyStyles.hatchbacks",
  "tradeIn.words.bodyStyles.minivans",
  "tradeIn.words.bodyStyles.suvs",
  "tradeIn.words.by.vin",
  "tradeIn.words.summary.color",
  "tradeIn.words.summary.vin",
  "unlock.failedTitle",
  "vehicle.body.convertibles",
  "vehicle.body.hatchbacks",
  "vehicle.body.minivans",
  "vehicle.bodyOne.convertibles",
  "vehicle.bodyOne.hatchbacks",
  "vehicle.bodyOne.minivans",
  "vehicle.bodyOne.suvs",
  "vehicle.color.beige",
  "vehicle.drivetrainShort.4wd",
  "vehicle.drivetrainShort.awd",
  "vehicle.drivetrainShort.fwd",
  "vehicle.drivetrainShort.rwd",
  "vehicle.miles",
  "vehicle.page.photoView",
  "vehicle.page.specs.mpgValue",
  "vehicle.page.specs.vin",
  "vehicle.page.unknown",
  "vehicle.transmission.manual",
];

const messagesOf = (catalogue: object, path = ""): [key: string, message: string][] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === "string" ? [[path + key, value]] : messagesOf(value, `${path}${key}.`),
  );
const english = new Map(messagesOf(catalogues.en));
const spanish = new Map(messagesOf(catalogues.es));

/** The values and tags of a message, also those in the branches of a choice. */
function placeholdersOf(message: string): string[] {
  const found = new Set([...message.matchAll(/<(\w+)>/g)].map(([tag]) => tag));
  const text = (start: number): number => {
    let at = start;
    while (at < message.length && message[at] !== "}") at = message[at] === "{" ? value(at + 1) : at + 1;
    return at + 1;
  };
  const value = (start: number): number => {
    let at = start + message.slice(start).search(/[,}]/);
    found.add(message.slice(start, at).trim());
    while (message[at] !== "}") at = message[at] === "{" ? text(at + 1) : at + 1;
    return at + 1;
  };
  text(0);
  return [...found].sort();
}

describe("catalogues", () => {
  test("have every file", () => {
    const files = (locale: string) =>
      readdirSync(new URL(`../../../messages/${locale}`, import.meta.url)).sort();
    const names = Object.keys(catalogues.en).map(
      (name) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`,
    );
    expect(files("en")).toEqual(names.sort());
    expect(files("es")).toEqual(files("en"));
  });

  test("have the same keys", () => {
    expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test.each([...english])("use the same values in %s", (key, message) => {
    expect(placeholdersOf(spanish.get(key) ?? "")).toEqual(placeholdersOf(message));
  });

  test.each(["en", "es"] as const)("format every message in %s", (locale) => {
    for (const [path, message] of locale === "en" ? english : spanish) {
      const [namespace = "", ...rest] = path.split(".");
      const key = rest.join(".");
      const placeholders = placeholdersOf(message).map((placeholder) =>
        placeholder.startsWith("<") ? [placeholder.slice(1, -1), (t: unknown) => t] : [placeholder, 2],
      );
      const t = translator(locale, namespace as "forms");
      const read = t.rich(key as "choose", Object.fromEntries(placeholders));
      expect(read).not.toBe(path);
    }
  });
});

test("have one Spanish word for a used vehicle", () => {
  expect([...spanish].filter(([, message]) => /seminuev/i.test(message))).toEqual([]);
});

test("are translated into Spanish, except for the listed keys", () => {
  expect(
    [...spanish]
      .filter(([key, message]) => english.get(key) === message)
      .map(([key]) => key)
      .sort(),
  ).toEqual(SAME);
});

describe("translator", () => {
  const read = (locale: string, namespace: Namespace, key: string, values: object) =>
    translator(locale, namespace as "listing")(key as "results", values as { count: number });

  test("returns messages in the page's language", () => {
    expect(read("en", "frame", "browse", {})).toBe("Browse vehicles");
    expect(read("es", "frame", "browse", {})).toBe("Ver vehículos");
  });

  test("formats numbers as in the United States, also in Spanish", () => {
    expect(read("en", "vehicle", "miles", { miles: 12_345 })).toBe("12,345 mi");
    expect(read("es", "vehicle", "miles", { miles: 12_345 })).toBe("12,345 mi");
    expect(read("es", "listing", "results", { count: 1_234 })).toBe("1,234 vehículos");
    expect(read("es", "listing", "results", { count: 1 })).toBe("1 vehículo");
  });
});
