import { clipperOf, nameOf, shownTexts } from "./page-parts.ts";

/**
 * Elements and texts that overflow the page sideways and need two-dimensional scrolling (WCAG 2.2, 1.4.10). Runs in the
 * page.
 */
export function sidewaysOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isOut = ({ left, right, width }: DOMRect) => width > 0 && (right > clientWidth + 1 || left < -1);
  const parts = [...document.body.querySelectorAll("*")].filter((element) =>
    isOut(element.getBoundingClientRect()),
  );
  const texts = shownTexts().filter(({ lines }) => lines.some(isOut));
  const wide = [...parts, ...texts.map(({ parent }) => parent)].filter((element) => !clipperOf(element));
  return [
    `the page is ${scrollWidth} px wide in ${clientWidth}`,
    ...wide.slice(0, 5).map((element) => `too wide: ${nameOf(element)}`),
  ];
}
