import { floatingOf, isOpaque, nameOf, shownTexts } from "./page-parts.ts";

/** Texts that something opaque covers. What is fixed or sticky has a check of its own. Runs in the page. */
export function coveredTexts(root: Element = document.body): string[] {
  // Badges let the pointer through; `elementsFromPoint` must find them all the same.
  const reachable = document.head.appendChild(document.createElement("style"));
  reachable.textContent = "* { pointer-events: auto !important; }";
  const covered: string[] = [];
  for (const { parent, lines } of shownTexts(root)) {
    const line = lines[0]!;
    const start = scrollY;
    const middle = line.top + line.height / 2;
    if (middle < 0 || middle > innerHeight) scrollTo(0, scrollY + middle - innerHeight / 2);
    const y = middle - (scrollY - start);
    const stack = document.elementsFromPoint(line.left + line.width / 2, y);
    const own = stack.findIndex((element) => element === parent || parent.contains(element));
    // Clipped text is not in the stack.
    if (own < 1) continue;
    const floating = floatingOf(parent);
    const cover = stack
      .slice(0, own)
      .find((element) => !element.contains(parent) && isOpaque(element) && floatingOf(element) === floating);
    if (cover) covered.push(`covered: ${nameOf(parent)} by ${nameOf(cover)}`);
  }
  reachable.remove();
  return covered;
}
