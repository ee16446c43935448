import type { Page } from "@playwright/test";
import { waitInPage } from "./wait-in-page.ts";

/**
 * Shows intent and waits for hydration. Before that every control works as a link or a form: see
 * without-deferred-scripts.spec.ts.
 */
export async function hydratePage(page: Page): Promise<void> {
  // A document that has just begun would not notice the moves.
  await page.waitForLoadState("domcontentloaded");
  await page.mouse.move(11, 11);
  await page.mouse.move(12, 12);
  await untilHydrated(page);
}

export async function untilHydrated(page: Page): Promise<void> {
  await waitInPage(page, () => {
    const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith("__react"));
    const heading = document.querySelector("main h1");
    // The scripts of a form may come after the page's.
    return heading !== null && [heading, ...document.querySelectorAll("main form")].every(isReacts);
  });
  // Effects run after the next paint.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}
