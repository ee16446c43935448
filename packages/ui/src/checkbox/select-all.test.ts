import fc from "fast-check";
import { expect, test } from "vitest";
import { boxesToToggle, selectAllState } from "./select-all.ts";

const box = (checked: boolean, disabled = false) => ({ checked, disabled });
const anyBoxes = fc.array(fc.record({ checked: fc.boolean(), disabled: fc.boolean() }));

test("returns all, some or none of the enabled boxes", () => {
  expect(selectAllState([])).toBe("none");
  expect(selectAllState([box(true), box(false)])).toBe("some");
  expect(selectAllState([box(true), box(false, true)])).toBe("all");
  expect(selectAllState([box(true, true), box(false)])).toBe("some");
  expect(selectAllState([box(false, true)])).toBe("none");
});

test("ticks all unticked boxes, then unticks all; disabled boxes never change", () => {
  fc.assert(
    fc.property(anyBoxes, (boxes) => {
      const toggleAll = () => {
        for (const one of boxesToToggle(boxes)) {
          expect(one.disabled).toBe(false);
          one.checked = !one.checked;
        }
      };
      const free = boxes.some(({ disabled }) => !disabled);
      const before = selectAllState(boxes);
      toggleAll();
      if (free) expect(selectAllState(boxes)).toBe(before === "all" ? fixed(boxes) : "all");
      else expect(selectAllState(boxes)).toBe(before);
    }),
  );
});

/** Boxes that stay ticked after unticking all: disabled ones. */
function fixed(boxes: readonly { checked: boolean; disabled: boolean }[]) {
  return boxes.some(({ checked, disabled }) => checked && disabled) ? "some" : "none";
}
