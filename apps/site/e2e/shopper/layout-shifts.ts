import type { Page } from "@playwright/test";

/** Records every layout shift without recent input, from the first paint on. */
export function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Element }[];
    })[]) {
      const names = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? "");
      if (!entry.hadRecentInput) shifts.push(`${entry.value.toFixed(4)} ${names.join(" | ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** The shifts so far, each with the elements that moved. */
export function notedShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
