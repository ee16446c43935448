import "@forecourt/test-browser/seed-properties";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type Mailbox, openMailbox } from "./mailbox.ts";

export const productUrl = (): string => process.env["PRODUCT_URL"] ?? "";
export const workerUrl = (): string => process.env["PRODUCT_WORKER_URL"] ?? "";

/** Marks a test of the default run, which proves each part of the product once; `pnpm test:full` runs all. */
export const CORE = { tag: "@core" };

/** `CORE` for one of several tests with the same title. */
export const coreIf = (isCore: boolean) => (isCore ? CORE : {});

type Options = {
  /** The error that a test causes and that the page leaves unhandled. */
  expectedError: RegExp | null;
};

type Fixtures = {
  mailbox: Mailbox;
  /** Console errors, uncaught errors and policy violations of the page. */
  complaints: string[];
  /** Fails a test in which a page had an error that nothing handled. */
  noPageErrors: undefined;
};

/** Tests with the shared product. */
export const test = base.extend<Fixtures & Options>({
  expectedError: [null, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
  baseURL: async ({}, use) => {
    await use(productUrl());
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  mailbox: async ({}, use) => {
    await use(openMailbox(process.env["PRODUCT_MAIL"] ?? ""));
  },
  complaints: async ({ page }, use) => {
    await use(listenForComplaints(page));
  },
  noPageErrors: [
    async ({ browser, expectedError }, use) => {
      const errors: string[] = [];
      const listen = (context: BrowserContext) =>
        context.on("weberror", (error) => {
          const text = String(error.error());
          if (!expectedError?.test(text)) errors.push(`${error.page()?.url()}: ${text}`);
        });
      // Also the contexts that a test opens itself.
      browser.contexts().forEach(listen);
      browser.on("context", listen);
      await use(undefined);
      browser.off("context", listen);
      expect(errors, "errors that no page handled").toEqual([]);
    },
    { auto: true },
  ],
});

function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
}

export { expect } from "@playwright/test";
