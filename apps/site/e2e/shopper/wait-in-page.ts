import type { Page } from "@playwright/test";

/**
 * Waits until a function returns true in the page. It polls by a timer. Playwright's default polls on each frame, and a
 * busy browser may draw none for long.
 */
export async function waitInPage(page: Page, isTrue: () => boolean): Promise<void> {
  await page.waitForFunction(isTrue, undefined, { polling: 50 });
}

/** Waits until the consent script has read the visitor's choice. */
export const consentStarted = (page: Page) => waitInPage(page, () => "allowed" in (self.consent ?? {}));
