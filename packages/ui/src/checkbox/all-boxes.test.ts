import fc from "fast-check";
import { expect, test } from "vitest";
import { allBoxesState, pressesForAll } from "./all-boxes.ts";

const box = (checked: boolean, disabled = false) => ({ checked, disabled });
const anyBoxes = fc.array(fc.record({ checked: fc.boolean(), disabled: fc.boolean() }));

test("returns all, some or none of the enabled boxes", () => {
  expect(allBoxesState([])).toBe("none");
  expect(allBoxesState([box(true), box(false)])).toBe("some");
  expect(allBoxesState([box(true), box(false, true)])).toBe("all");
  expect(allBoxesState([box(true, true), box(false)])).toBe("some");
  expect(allBoxesState([box(false, true)])).toBe("none");
});

test("ticks all unticked boxes, then unticks all; disabled boxes never change", () => {
  fc.assert(
    fc.property(anyBoxes, (boxes) => {
      const toggleAll = () => {
        for (const one of pressesForAll(boxes)) {
          expect(one.disabled).toBe(false);
          one.checked = !one.checked;
        }
      };
      const free = boxes.some(({ disabled }) => !disabled);
      const before = allBoxesState(boxes);
      toggleAll();
      if (free) expect(allBoxesState(boxes)).toBe(before === "all" ? fixed(boxes) : "all");
      else expect(allBoxesState(boxes)).toBe(before);
    }),
  );
});

/** Boxes that stay ticked after unticking all: disabled ones. */
function fixed(boxes: readonly { checked: boolean; disabled: boolean }[]) {
  return boxes.some(({ checked, disabled }) => checked && disabled) ? "some" : "none";
}
