import type { Page } from "@playwright/test";

/** Finds selected items that look like unselected ones beside them in forced colours. */
export async function indistinct(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chosenOf =
      "input:checked, [aria-checked=true], [aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false])";
    const looks = [
      "backgroundColor",
      "borderColor",
      "borderWidth",
      "borderStyle",
      "outlineStyle",
      "outlineColor",
      "textDecorationLine",
      "fontWeight",
      "color",
      "fill",
      "content",
      "clipPath",
      "transform",
      "translate",
      "insetInlineStart",
    ] as const;
    const visible = (element: Element) => element.getClientRects().length > 0;
    const appearance = (element: Element): string => {
      const drawn = [element, ...element.querySelectorAll("*")].filter(visible);
      const styles = drawn.flatMap((part) =>
        [null, "::before", "::after"].map((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          if (pseudo && style.content === "none") return "";
          return looks.map((name) => style[name]).join();
        }),
      );
      const native = drawn.map((part) =>
        part instanceof HTMLInputElement && getComputedStyle(part).appearance !== "none"
          ? String(part.checked)
          : "",
      );
      return JSON.stringify([styles, native]);
    };
    /** The visible element: the label around a visually hidden control. */
    const box = (element: Element) => element.closest("label") ?? element;
    const group = (element: Element) =>
      element.closest(
        "fieldset, [role=group], [role=radiogroup], [role=tablist], [role=menu], [role=listbox], nav, ol, ul",
      );
    return [...document.querySelectorAll(chosenOf)].flatMap((chosen) => {
      const around = group(chosen);
      const alike = [
        ...(around?.querySelectorAll(
          `${chosen.tagName}${chosen.getAttribute("type") ? `[type=${chosen.getAttribute("type")}]` : ""}`,
        ) ?? []),
      ];
      const other = alike.find(
        (candidate) =>
          !candidate.matches(chosenOf) &&
          !candidate.matches(":disabled, [aria-disabled=true]") &&
          visible(box(candidate)) &&
          box(candidate).className === box(chosen).className,
      );
      if (!other || !visible(box(chosen))) return [];
      return appearance(box(chosen)) === appearance(box(other)) ? [box(chosen).outerHTML.slice(0, 200)] : [];
    });
  });
}

/** Finds focusable elements without a visible focus ring. */
export async function withoutFocusRing(page: Page): Promise<string[]> {
  const unringed: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const seen = new Set<string>();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const marked = (candidate: Element | null): boolean => {
        if (!candidate) return false;
        return [null, "::before", "::after"].some((pseudo) => {
          const style = getComputedStyle(candidate, pseudo);
          // A slider's ring is around its thumb, whose own style cannot be read.
          const ring =
            candidate.matches("[type=range]") && style.getPropertyValue("--ring").includes("solid");
          return ring || (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 1);
        });
      };
      // The ring may be around an ancestor (a card, a radio's label) or a sibling. Radix's focus guards are not
      // controls.
      const guard = element.hasAttribute("data-radix-focus-guard");
      let ringed = guard || marked(element) || marked(element.nextElementSibling);
      for (let around = element.parentElement; around && !ringed; around = around.parentElement) {
        ringed =
          marked(around) || [...around.children].some((child) => child.contains(element) && marked(child));
      }
      const all = [...document.querySelectorAll("*")];
      return { key: String(all.indexOf(element)), ringed, html: element.outerHTML.slice(0, 160) };
    });
    if (!focused || seen.has(focused.key)) break;
    seen.add(focused.key);
    if (!focused.ringed) unringed.push(focused.html);
  }
  return unringed;
}
