import { expect, test } from "vitest";
import { hasFeatured, offerGridClass } from "./offer-grid-class.ts";

test.each([2, 3, 4, 5, 6, 7, 8])("%i offers leave no card alone in a row of three or four", (count) => {
  const cells = hasFeatured(count) ? count + 1 : count;
  const columns = offerGridClass(count).includes("grid-cols-4") ? 4 : 3;
  expect(cells % columns).not.toBe(1);
});

test("with two columns the last of an odd number takes the row", () => {
  expect(offerGridClass(3)).toContain("[&>:last-child]:col-span-2");
  expect(offerGridClass(4)).not.toContain("last-child");
  expect(offerGridClass(5)).not.toContain("last-child");
});
