import type { Locator } from "@playwright/test";

/** Types key by key over two seconds: faster forms are held for review (docs/product/lead-delivery.md). */
export async function typeSlowly(field: Locator, text: string): Promise<void> {
  await field.pressSequentially(text, { delay: Math.ceil(2000 / text.length) });
}
