import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutAmounts } from "./without-amounts.ts";

test.each([
  ["One owner. Now $24,995! Heated seats.", "One owner. Heated seats."],
  ["Was 26995, now 24995. Clean.", "Clean."],
  ["Only 24.995 this week. Clean.", "Clean."],
  ["A 2021 with 45,120 miles. New tires.", "A 2021 with 45,120 miles. New tires."],
  ["Serviced at 60,000 mi.\nTwo keys.", "Serviced at 60,000 mi.\nTwo keys."],
  ["2.5-liter four, 18-inch wheels, 181 horsepower.", "2.5-liter four, 18-inch wheels, 181 horsepower."],
  ["Priced at 24.9k. Clean.", "Clean."],
  ["Ahorre 900 dólares. Un dueño.", "Un dueño."],
  ["Tows 3,500 lbs. 4K display. 60k miles.", "Tows 3,500 lbs. 4K display. 60k miles."],
  ["", ""],
])("%o becomes %o", (description, expected) => expect(withoutAmounts(description)).toBe(expected));

test("removes a price in every notation", () => {
  const price = fc
    .integer({ min: 1_000, max: 199_999 })
    .filter((dollars) => dollars < 1_900 || dollars > 2_099);
  const written = price.chain((dollars) =>
    fc.constantFrom(
      `$${dollars}`,
      `$ ${dollars}`,
      dollars.toLocaleString("en-US"),
      `$${dollars.toLocaleString("en-US")}`,
      String(dollars),
    ),
  );
  const words = fc.constantFrom("Now", "only", "for", "this week", "OBO", "plus tax");
  fc.assert(
    fc.property(fc.array(words), written, fc.array(words), (before, amount, after) => {
      const sentence = [...before, amount, ...after].join(" ");
      expect(withoutAmounts(`One owner. ${sentence}. Two keys.`)).toBe("One owner. Two keys.");
    }),
  );
});
