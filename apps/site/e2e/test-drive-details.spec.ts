import type { Page } from "@playwright/test";
import { expect, test } from "./product/test.ts";
import { firstByDefault } from "./product/ways.ts";
import { chooseTime } from "./shopper/book-appointment.ts";
import { BOOKING_WORDS } from "./shopper/booking-words.ts";
import { allVehicles } from "./shopper/hidden-prices.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";

/** Collects what live regions say, with their politeness; the toast's is removed after a second. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const said: string[] = [];
    new MutationObserver(() => {
      for (const region of document.querySelectorAll("[role=status][aria-live]")) {
        const text = `${region.getAttribute("aria-live")}: ${region.textContent}`;
        if (region.textContent && said.at(-1) !== text) said.push(text);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return said;
  });
  return () => heard.jsonValue();
}

for (const [locale, width, region, announced, title, text, problem, missing] of firstByDefault([
  [
    "en",
    1440,
    "Messages (F8)",
    "Message",
    "Something went wrong",
    "Please fill info about yourself.",
    "There is a problem",
    "Enter your first name.",
  ],
  [
    "es",
    390,
    "Mensajes (F8)",
    "Mensaje",
    "Algo salió mal",
    "Complete sus datos.",
    "Hay un problema",
    "Escriba su nombre.",
  ],
] as const))
  test(`${locale}: a test drive without details asks for them in the summary and in a toast`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const words = BOOKING_WORDS[locale];
    const cars = await allVehicles("", "status=available");
    const car = cars.find(({ status, visibility }) => status === "available" && visibility === "public");
    await page.goto(`${words.path}/test-drive?vin=${car!.vin}`);
    await hydratePage(page);
    await chooseTime(page, 0, { scripts: true, words });
    await page.getByRole("button", { name: words.next }).click();
    const book = page.getByRole("button", { name: words.bookDrive });
    await expect(book).toBeVisible();
    await hydratePage(page);
    const heard = await listen(page);
    await book.click();

    const toast = page.getByRole("region", { name: region }).getByRole("listitem");
    await expect(toast).toHaveText(`${title}${text}`);
    const summary = page.getByRole("main").getByRole("alert").filter({ hasText: problem });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link", { name: missing })).toBeVisible();
    const { x, y, width: wide } = (await toast.boundingBox())!;
    expect([width - x - wide, y]).toEqual([20, 20]);
    expect(x).toBeGreaterThanOrEqual(20);
    await expect.poll(heard).toEqual([`polite: ${announced} ${title}${text}`]);

    // Asked again, there is still one toast, and it goes by itself.
    await book.click();
    await expect(toast).toHaveCount(1);
    await page.mouse.move(11, 880);
    await expect(toast).toHaveCount(0);
    await expect(summary).toBeVisible();
  });
