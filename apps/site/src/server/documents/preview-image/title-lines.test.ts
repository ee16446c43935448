import { expect, test } from "vitest";
import { drawableText } from "./drawable-text.ts";
import { titleLines } from "./title-lines.ts";

test.each([
  ["Careers", 104, ["Careers"]],
  ["Car service and repair in Springfield, MO", 88, ["Car service and repair", "in Springfield, MO"]],
  [
    "El híbrido enchufable, explicado por quien maneja uno",
    72,
    ["El híbrido enchufable,", "explicado por quien maneja uno"],
  ],
])("%s stands in %d px", (title, size, lines) => {
  expect(titleLines(title)).toEqual({ size, lines });
});

test("a hyphen ends no line", () => {
  expect(titleLines("New Mitsubishi and pre-owned cars in Springfield, MO").lines.join("|")).not.toContain(
    "-|",
  );
});

test("more than four lines end in an ellipsis", () => {
  const { size, lines } = titleLines("One more word ".repeat(30));
  expect([size, lines.length]).toEqual([60, 4]);
  expect(lines[3]).toMatch(/\w…$/);
});

test("capitals need more room", () => {
  expect(titleLines("LOWEST WORKSHOP MONTH").size).toBeLessThan(titleLines("lifelist filling it in").size);
});

test("a text has no character that the fonts lack", () => {
  expect(drawableText("Winter tires ❄️ 20% off — “ahora” ¿sí? Łódź 冬")).toBe(
    "Winter tires 20% off — “ahora” ¿sí? Łódź",
  );
});
