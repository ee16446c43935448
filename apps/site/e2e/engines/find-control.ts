import type { Point } from "./engine.ts";

/** Selects visible elements; `name` is a regular expression of the label, `aria-label` or text. */
export type Control = { selector: string; name?: string };

/**
 * Runs in the page. The point to click of the first visible match, scrolled to the middle of the viewport; null when
 * there is none or another element covers it.
 */
export function findControl({ selector, name = "" }: Control): Point | null {
  const nameOf = (element: Element) =>
    element.getAttribute("aria-label") ??
    ([...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(" ") ||
      element.textContent);
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && new RegExp(name).test(nameOf(one).trim()),
  );
  if (!element) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const isRange = element instanceof HTMLInputElement && element.type === "range";
  const share = isRange
    ? (Number(element.value) - Number(element.min)) / (Number(element.max) - Number(element.min))
    : 0.5;
  // The thumb of a range stays inside its track.
  const x = isRange ? left + height / 2 + share * (width - height) : left + width * share;
  const y = top + height / 2;
  const hit = document.elementFromPoint(x, y);
  const owners = [element, ...((element as HTMLInputElement).labels ?? [])];
  return hit && owners.some((owner) => owner.contains(hit)) ? { x, y } : null;
}
