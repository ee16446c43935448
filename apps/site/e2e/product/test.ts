import { test as base } from "@playwright/test";

/** Tests against the product that the run shares. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
  baseURL: async ({}, use) => {
    await use(process.env["PRODUCT_URL"] ?? "");
  },
});

export { expect } from "@playwright/test";
