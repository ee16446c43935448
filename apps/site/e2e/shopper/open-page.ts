import { expect, type Page } from "@playwright/test";

/** Opens one of the path's pages; `refused:` sends the page's form empty first. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path.replace(/^refused:/, ""));
  if (!path.startsWith("refused:")) return;
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("There is a problem")).toBeVisible();
}
