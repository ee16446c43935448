import { expect, type Page } from "@playwright/test";

export type ReadCar = {
  vin: string;
  stock: string;
  /** The displayed price in whole dollars, with dealer fees. */
  headline: number;
};

/** Reads price, payment and name from a vehicle page. */
export async function readPrice(page: Page): Promise<ReadCar> {
  const box = page.getByRole("region", { name: "Price and contact" });
  const headline = dollars(
    (await box
      .getByText(/^\$[\d,]+$/)
      .first()
      .textContent()) ?? "",
  );

  await box.locator("summary").click();
  const lines = await box.locator("details").getByRole("definition").allInnerTexts();
  const [total = 0, ...parts] = lines.map(dollars).reverse();
  expect(total, "the lines end with the price in large type").toBe(headline);
  expect(sum(parts), "the lines add up to it").toBe(headline);
  expect(parts.length, "the car and at least one fee").toBeGreaterThan(1);

  await expect(box.getByText(/^\$[\d,]+\s*\/mo est\.$/)).toBeVisible();
  await expect(box.getByRole("button", { name: /^\d+ mo, \d+\.\d+% APR, \$[\d,]+ down/ })).toBeVisible();
  return { vin: await factOf(page, "VIN"), stock: await factOf(page, "Stock"), headline };
}

async function factOf(page: Page, name: string): Promise<string> {
  const term = page.locator("dt", { hasText: new RegExp(`^${name}$`) }).first();
  return ((await term.locator("xpath=following-sibling::dd[1]").textContent()) ?? "").trim();
}

function dollars(text: string): number {
  return Number(text.replace(/[^\d.]/g, ""));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
