import "@forecourt/test-browser/seed-properties";
import { test as base, type Page } from "@playwright/test";
import { type Mailbox, openMailbox } from "./mailbox.ts";

export const productUrl = (): string => process.env["PRODUCT_URL"] ?? "";
export const workerUrl = (): string => process.env["PRODUCT_WORKER_URL"] ?? "";

/** Marks a test of the default run, which proves each part of the product once; `pnpm test:full` runs all. */
export const CORE = { tag: "@core" };

/** `CORE` for one of several tests with the same title. */
export const coreIf = (isCore: boolean) => (isCore ? CORE : {});

type Fixtures = {
  mailbox: Mailbox;
  /** Console errors, uncaught errors and policy violations of the page. */
  complaints: string[];
};

/** Tests with the shared product. */
export const test = base.extend<Fixtures>({
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
