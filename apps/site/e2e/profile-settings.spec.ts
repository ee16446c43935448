import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Product, startProduct } from "./product/start-product.ts";
import { expect, test } from "./product/test.ts";
import { axeViolations } from "./shopper/axe-violations.ts";

const SCHEDULER = "https://book.example.com/larkspur";
const ACCOUNT = "https://www.facebook.com/larkspur";
const LOGO = "/icon.svg";

const folder = mkdtempSync(join(tmpdir(), "forecourt-profile-"));
let product: Product;

test.beforeAll(async () => {
  const file = join(folder, "settings.json");
  const profile = {
    service: { scheduleLink: SCHEDULER },
    socials: [{ platform: "Facebook", url: ACCOUNT }],
    logos: { header: LOGO },
  };
  writeFileSync(file, JSON.stringify({ profile, protectionPlans: { newCarLifetime: true } }));
  product = await startProduct({ SETTINGS_FILE: file });
});

test.afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

for (const { locale, prefix, label, heading } of [
  { locale: "en", prefix: "", label: /on other sites$/, heading: "New: the lifetime engine warranty" },
  {
    locale: "es",
    prefix: "/es",
    label: /en otros sitios$/,
    heading: "Nuevos: la garantía de por vida del motor",
  },
])
  test(`the profile's settings are on the pages, in ${locale}`, async ({ page, complaints }) => {
    await page.goto(`${product.url}${prefix}/vehicle-protection-plans`);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expect(page.getByRole("banner").locator(`img[src="${LOGO}"]`)).toBeVisible();
    const accounts = page.getByRole("contentinfo").getByRole("list", { name: label });
    await expect(accounts.getByRole("link", { name: "Facebook" })).toHaveAttribute("href", ACCOUNT);
    expect(await axeViolations(page)).toEqual([]);

    await page.goto(`${product.url}${prefix || "/"}`);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const dealer = data
      .flatMap((text) => JSON.parse(text)["@graph"] ?? [])
      .find((one) => one["@type"] === "AutoDealer");
    expect(dealer).toMatchObject({
      logo: `${product.url}${LOGO}`,
      sameAs: [ACCOUNT],
      employee: expect.arrayContaining([expect.objectContaining({ jobTitle: "Finance Director" })]),
    });

    await page.goto(`${product.url}${prefix}/service/schedule`);
    await expect(page.getByRole("main").locator(`a[href="${SCHEDULER}"]`)).toBeVisible();
    expect(complaints).toEqual([]);
  });
