import type { Page } from "@playwright/test";

/**
 * What somebody can read in a page's address: no host, whose port may have any digits, and no sealed value, whose
 * letters are random.
 */
export function readableAddress(page: Page): string {
  const { pathname, searchParams } = new URL(page.url());
  const readable = [...searchParams].filter(([, value]) => !value.startsWith("eyJ"));
  return `${pathname}?${readable.map((pair) => pair.join("=")).join("&")}`;
}
