/** Faults of a page's layout at the window's width. Runs in the page. */
export function layoutFaults(): string[] {
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60)}”`;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  const sideways = document.documentElement.scrollWidth - window.innerWidth;
  const scrolls = sideways > 0 ? [`scrolls sideways by ${sideways} px`] : [];

  // Main controls: buttons, links that look like buttons, and fields. Text buttons stand in running text.
  const controls = document.querySelectorAll(
    'main :is(button.rounded-full, a.rounded-full, a[class*="min-h-11"], a[class*="min-h-13"], select, textarea, input:not([type="hidden"], [type="radio"], [type="checkbox"], [type="range"]))',
  );
  const small = [...controls].filter((control) => {
    if (!isShown(control) || control.closest("p, [data-honeypot], [aria-hidden='true']")) return false;
    return control.getBoundingClientRect().height < 43.5;
  });

  const lone = [...document.querySelectorAll("main *")].flatMap((grid) => {
    const style = getComputedStyle(grid);
    const columns = style.gridTemplateColumns.split(" ").map(Number.parseFloat);
    const isEven = columns.length > 1 && columns.every((width) => Math.abs(width - columns[0]!) < 1);
    const items = [...grid.children].filter((child) => isShown(child) && child.clientHeight > 0);
    if (style.display !== "grid" || !isEven || items.length < 3 || grid.closest("form")) return [];
    const tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
    const isAlone = tops.at(-1) !== tops.at(-2);
    const fills = items.at(-1)!.getBoundingClientRect().width > grid.getBoundingClientRect().width * 0.9;
    return isAlone && !fills ? [`alone in a row: ${name(items.at(-1)!)}`] : [];
  });
  return [...scrolls, ...small.map((control) => `lower than 44 px: ${name(control)}`), ...lone];
}
