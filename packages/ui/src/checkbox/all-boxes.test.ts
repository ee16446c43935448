import fc from "fast-check";
import { expect, test } from "vitest";
import { allBoxesState, pressesForAll } from "./all-boxes.ts";

const box = (checked: boolean, disabled = false) => ({ checked, disabled });
const anyBoxes = fc.array(fc.record({ checked: fc.boolean(), disabled: fc.boolean() }));

test("says all, some or none, leaving out what cannot be ticked", () => {
  expect(allBoxesState([])).toBe("none");
  expect(allBoxesState([box(true), box(false)])).toBe("some");
  expect(allBoxesState([box(true), box(false, true)])).toBe("all");
  expect(allBoxesState([box(true, true), box(false)])).toBe("some");
  expect(allBoxesState([box(false, true)])).toBe("none");
});

test("a press ticks what is left, the next one empties; disabled boxes never change", () => {
  fc.assert(
    fc.property(anyBoxes, (boxes) => {
      const press = () => {
        for (const one of pressesForAll(boxes)) {
          expect(one.disabled).toBe(false);
          one.checked = !one.checked;
        }
      };
      const free = boxes.some(({ disabled }) => !disabled);
      const before = allBoxesState(boxes);
      press();
      if (free) expect(allBoxesState(boxes)).toBe(before === "all" ? fixed(boxes) : "all");
      else expect(allBoxesState(boxes)).toBe(before);
    }),
  );
});

/** What is left when everything that can be emptied is empty. */
function fixed(boxes: readonly { checked: boolean; disabled: boolean }[]) {
  return boxes.some(({ checked, disabled }) => checked && disabled) ? "some" : "none";
}
