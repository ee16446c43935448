import { expect, type Locator } from "@playwright/test";

/**
 * Types key by key over two seconds: faster forms are held for review (docs/product/lead-delivery.md). Waits for the
 * first paint, as a shopper does: with it the browser moves focus to the part of the page that the address names.
 */
export async function typeSlowly(field: Locator, text: string): Promise<void> {
  const paints = () => field.evaluate(() => performance.getEntriesByType("paint").length);
  await expect.poll(paints).toBeGreaterThan(0);
  await field.pressSequentially(text, { delay: Math.ceil(2000 / text.length) });
}
