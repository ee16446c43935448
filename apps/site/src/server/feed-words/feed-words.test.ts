import { createReadStream } from "node:fs";
import { gatherFeed, readFeed } from "@forecourt/feeds";
import { feedUrl } from "@forecourt/sample-dealership/files";
import { describe, expect, test } from "vitest";
import { colorWords, paintText } from "./color-words.ts";
import { engineWords } from "./engine-words.ts";
import { equipmentInSentence, equipmentWords } from "./equipment-words.ts";

const reading = { storeFor: ({ storeCode }: { storeCode: string }) => storeCode, today: "2026-11-20" };
const { accepted } = await gatherFeed(readFeed(createReadStream(feedUrl), reading));
const vehicles = accepted.map(({ vehicle }) => vehicle);

describe("the sample feed has a Spanish text for every", () => {
  const untranslated = (labels: (string | null)[], read: typeof equipmentWords) =>
    [...new Set(labels)].filter((label) => label !== null && read(label, "es").lang !== undefined);

  test("label of equipment", () => {
    const labels = vehicles.flatMap((vehicle) => [
      ...vehicle.features,
      ...vehicle.standardFeatures,
      ...vehicle.optionalFeatures,
      ...vehicle.oemFeatures,
    ]);
    expect(new Set(labels).size).toBeGreaterThan(250);
    expect(untranslated(labels, equipmentWords)).toEqual([]);
  });

  test("engine", () => {
    const engines = vehicles.map(({ engine }) => engine);
    expect(untranslated(engines, engineWords)).toEqual([]);
  });

  test("interior color", () => {
    const colors = vehicles.map(({ interiorColor }) => interiorColor);
    expect(untranslated(colors, colorWords)).toEqual([]);
  });

  test("paint, with its color family first", () => {
    const paints = vehicles.map((vehicle) => paintText(vehicle, "es"));
    expect(paints.filter((paint) => !/^\p{Lu}\p{Ll}+( \(.+\))?$/u.test(paint ?? ""))).toEqual([]);
  });
});

describe("equipment", () => {
  test.each([
    ["Heated Seats", "Asientos con calefacción"],
    ["HEATED SEATS", "Asientos con calefacción"],
    ["Third Row Seating", "Tercera fila"],
    ["Tow Package ($650)", "Paquete de remolque ($650)"],
    ["Inspection, a $495 value", "Inspección con valor de $495"],
    ["Premium paint: Red Diamond", "Pintura premium: Red Diamond"],
  ])("%s is %s", (label, text) => {
    expect(equipmentWords(label, "es")).toEqual({ text });
    expect(equipmentWords(label, "en")).toEqual({ text: label });
  });

  test.each(["Moon Roof", "constructor", "", "Price: $1", "(x)"])(
    "%j stays in English, with its language",
    (label) => {
      expect(equipmentWords(label, "es")).toEqual({ text: label, lang: "en" });
    },
  );

  test("begins in lower case inside a Spanish sentence, unless with a name", () => {
    expect(equipmentInSentence("Premium Audio", "es")).toBe("audio premium");
    expect(equipmentInSentence("Apple CarPlay", "es")).toBe("Apple CarPlay");
    expect(equipmentInSentence("Moon Roof", "es")).toBe("Moon Roof");
    expect(equipmentInSentence("Heated Seats", "en")).toBe("Heated Seats");
  });
});

test.each([
  ["2.0L 4-Cylinder", "2.0 L, 4 cilindros"],
  ["1.5L 4-Cylinder Turbo", "1.5 L, 4 cilindros, turbo"],
  ["3.5L 6-Cylinder Twin Turbo", "3.5 L, 6 cilindros, biturbo"],
  ["6.2L 8-Cylinder Supercharged", "6.2 L, 8 cilindros, supercargado"],
  ["2.5L", "2.5 L"],
  ["3-Cylinder", "3 cilindros"],
  ["Dual Electric Motors", "Dos motores eléctricos"],
])("the engine %s is %s", (label, text) => {
  expect(engineWords(label, "es")).toEqual({ text });
  expect(engineWords(label, "en")).toEqual({ text: label });
});

test("an unknown engine stays in English", () => {
  expect(engineWords("1.3L Rotary", "es")).toEqual({ text: "1.3L Rotary", lang: "en" });
});

test.each([
  ["Light Gray", "Gris claro"],
  ["Medium Earth Gray", "Gris tierra medio"],
  ["Light Frost Beige/Mountain Brown", "Beige escarcha claro/Café montaña"],
  ["Black / Heritage Tan", "Negro/Canela Heritage"],
  ["Luxor Beige", "Beige Luxor"],
])("the color %s is %s", (name, text) => {
  expect(colorWords(name, "es")).toEqual({ text });
});

test("an unknown color stays in English", () => {
  expect(colorWords("Black/Sakhir", "es")).toEqual({ text: "Black/Sakhir", lang: "en" });
});

test.each([
  [{ exteriorColor: "White Diamond", exteriorColorFamily: "white" }, "Blanco (White Diamond)"],
  [{ exteriorColor: "BLACK", exteriorColorFamily: "black" }, "Negro"],
  [{ exteriorColor: "Sakhir", exteriorColorFamily: null }, "Sakhir"],
  [{ exteriorColor: null, exteriorColorFamily: "red" }, null],
] as const)("the paint of %j is %s", (vehicle, text) => {
  expect(paintText(vehicle, "es")).toBe(text);
  expect(paintText(vehicle, "en")).toBe(vehicle.exteriorColor);
});
