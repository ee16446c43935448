import type { Locator } from "@playwright/test";

/**
 * Types one key after the other, over two seconds: a form that was filled in faster than a person can is held for
 * somebody to look at (docs/product/lead-delivery.md).
 */
export async function typeLikeAPerson(field: Locator, text: string): Promise<void> {
  await field.pressSequentially(text, { delay: Math.ceil(2000 / text.length) });
}
