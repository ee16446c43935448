import { expect, type Page } from "@playwright/test";

/**
 * Navigates from the home page to a vehicle: by body style, then by one filter. Without JavaScript the filter form has
 * to be submitted.
 */
export async function findCar(page: Page, { scripts }: { scripts: boolean }): Promise<void> {
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Browse by body style" })
    .getByRole("link", { name: "SUVs" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/SUVs for sale/);

  const filters = page.getByRole("form", { name: "Filters" });
  await filters.locator("summary", { hasText: "Drivetrain" }).click();
  await filters.getByRole("checkbox", { name: /^All-wheel drive/ }).click();
  if (!scripts) await filters.getByRole("button", { name: "Show results" }).click();
  const applied = page.getByRole("list", { name: "Applied filters" });
  await expect(applied.getByRole("link", { name: "Remove Drivetrain: All-wheel drive" })).toBeVisible();
  await expect(applied.getByRole("link", { name: "Remove Body style: SUVs" })).toBeVisible();

  const card = page
    .getByRole("list", { name: "Vehicles" })
    .getByRole("article")
    .filter({ hasNotText: "Private inventory" })
    .first();
  const title = (await card.getByRole("heading").textContent()) ?? "";
  await card.getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}
