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
])("%s is set at %d px", (title, size, lines) => {
  expect(titleLines(title)).toEqual({ size, lines });
});

test("does not break lines at hyphens", () => {
  expect(titleLines("New Mitsubishi and pre-owned cars in Springfield, MO").lines.join("|")).not.toContain(
    "-|",
  );
});

test("truncates after four lines with an ellipsis", () => {
  const { size, lines } = titleLines("One more word ".repeat(30));
  expect([size, lines.length]).toEqual([60, 4]);
  expect(lines[3]).toMatch(/\w…$/);
});

test("allows more width for capitals", () => {
  expect(titleLines("LOWEST WORKSHOP MONTH").size).toBeLessThan(titleLines("lifelist filling it in").size);
});

test("drawableText removes characters that the fonts lack", () => {
  expect(drawableText("Winter tires ❄️ 20% off — “ahora” ¿sí? Łódź 冬")).toBe(
    "Winter tires 20% off — “ahora” ¿sí? Łódź",
  );
});
