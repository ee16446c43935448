import { expect, type Page } from "@playwright/test";

/** Opens a page of the path; `refused:` submits its form empty. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path.replace(/^refused:/, ""));
  if (!path.startsWith("refused:")) return;
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("There is a problem")).toBeVisible();
}
