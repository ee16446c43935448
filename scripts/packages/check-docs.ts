import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { root } from "../run-command.ts";
import { browseApp, type Expect, ORIGIN } from "./browse-app.ts";
import { lookAtLiveExamples } from "./check-live-examples.ts";

const built = join(root, "dist/docs");

/** Opens the built documentation as a developer: finds a function, follows the links. Returns the problems. */
export function problemsOfDocs(): Promise<string[]> {
  return browseApp(built, async (page, expect) => {
    for (const path of linksOfLlmsText()) expect(`llms.txt: ${path}`, existsSync(join(built, path)), true);
    await lookAtSearch(page, expect);
    await lookAtNavigation(page, expect);
  });
}

/** Uses the live examples of the built documentation. Returns the problems. */
export function problemsOfLiveExamples(): Promise<string[]> {
  return browseApp(built, lookAtLiveExamples);
}

function linksOfLlmsText(): string[] {
  const text = readFileSync(join(built, "llms.txt"), "utf8");
  return [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, path]) => path!);
}

async function lookAtSearch(page: Page, expect: Expect): Promise<void> {
  await page.goto(ORIGIN);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox").pressSequentially("loanPayment");
  await page
    .getByRole("option", { name: /loanPayment/ })
    .first()
    .click();
  await page.getByRole("heading", { name: "loanPayment" }).waitFor();
  expect(
    "the page of a found function",
    new URL(page.url()).pathname,
    "/functions/_forecourt_finance.loanPayment.html",
  );
}

/** From the front page to a package and a live example, and back from a page in a folder. */
async function lookAtNavigation(page: Page, expect: Expect): Promise<void> {
  await page.goto(ORIGIN);
  await page.getByRole("link", { name: "@forecourt/finance" }).first().click();
  await page.getByRole("heading", { name: "@forecourt/finance" }).first().waitFor();
  const navigation = page.locator("#tsd-nav-container");
  await navigation.getByRole("link", { name: "Live examples" }).click();
  await page.locator(".tsd-typography").getByRole("link", { name: "Trade-in" }).click();
  await page.getByText("in cash").waitFor();
  await page.goto(ORIGIN);
  await page.getByRole("link", { name: "payments", exact: true }).click();
  await page.getByText("a month").first().waitFor();
  expect("the page of a live example", await page.title(), "Payments | Forecourt packages");
}
