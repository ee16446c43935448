import { expect, type Locator, type Page } from "@playwright/test";

/** More than the focus stops of any page of the path. */
const MAX_STOPS = 250;

/**
 * Presses Tab until the control has the focus. Every stop on the way must be visible, uncovered and have a focus ring.
 */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const target = await control.elementHandle();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    const { arrived, problem } = await page.evaluate(lookAtFocus, target);
    expect(problem, "what has the focus is seen").toBe("");
    if (arrived) return;
  }
  throw new Error(`not reached with Tab: ${control}`);
}

function lookAtFocus(target: Element | null): { arrived: boolean; problem: string } {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { arrived: false, problem: "" };
  const arrived = focused === target;
  // A checkbox's label, a field's frame or a link's card may have the focus ring.
  const around = [focused, focused.parentElement, focused.nextElementSibling, focused.closest("article")];
  const near = around.filter((one) => one !== null);
  const isLined = near.some((one) => {
    const style = getComputedStyle(one);
    // A slider's line is around its thumb, whose own style cannot be read.
    const ring = one.matches("[type=range]") && style.getPropertyValue("--ring").includes("solid");
    return ring || (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0);
  });
  const box = focused.getBoundingClientRect();
  const top = document.elementFromPoint(
    Math.min(Math.max(box.x + box.width / 2, 0), innerWidth - 1),
    Math.min(Math.max(box.y + Math.min(box.height / 2, innerHeight / 2), 0), innerHeight - 1),
  );
  const isInside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  const isOnTop = near.some((one) => one.contains(top) || top?.contains(one));
  const problems = [isLined || "no line around", isInside || "outside of the window", isOnTop || "covered"];
  const found = problems.filter((problem) => problem !== true);
  return {
    arrived,
    problem: found.length === 0 ? "" : `${found.join(", ")}: ${focused.outerHTML.slice(0, 200)}`,
  };
}
