/** State of the "select all" box. */
export type SelectAllState = "all" | "some" | "none";

type Box = { checked: boolean; disabled: boolean };

/** State of all enabled boxes, including disabled boxes that are ticked. */
export function selectAllState(boxes: readonly Box[]): SelectAllState {
  const counted = boxes.filter(({ checked, disabled }) => checked || !disabled);
  const ticked = counted.filter(({ checked }) => checked).length;
  if (ticked === 0) return "none";
  return ticked === counted.length ? "all" : "some";
}

/** The boxes that change when "select all" is pressed: it ticks all, or unticks all if all are ticked. */
export function boxesToToggle<T extends Box>(boxes: readonly T[]): T[] {
  const ticked = selectAllState(boxes) === "all";
  return boxes.filter(({ checked, disabled }) => !disabled && checked === ticked);
}
