/** What the box above a group shows. */
export type AllBoxesState = "all" | "some" | "none";

type Box = { checked: boolean; disabled: boolean };

/** The state over all boxes that can be ticked, and over those that are ticked for good. */
export function allBoxesState(boxes: readonly Box[]): AllBoxesState {
  const counted = boxes.filter(({ checked, disabled }) => checked || !disabled);
  const ticked = counted.filter(({ checked }) => checked).length;
  if (ticked === 0) return "none";
  return ticked === counted.length ? "all" : "some";
}

/** The boxes that change when the one above is pressed: it ticks all, or empties them when all are ticked. */
export function pressesForAll<T extends Box>(boxes: readonly T[]): T[] {
  const ticked = allBoxesState(boxes) === "all";
  return boxes.filter(({ checked, disabled }) => !disabled && checked === ticked);
}
