import { expect, test } from "./product/test.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { fillContactForm, testShopper } from "./shopper/send-inquiry.ts";

/** West Park has its own phone and closes earlier than the group's other stores. */
const GROUP_HOURS = "Mon–Thu 9 AM–7 PM";
const WEST_PARK_HOURS = "Mon–Fri 9 AM–6 PM";
const WEST_PARK_PHONE = "(417) 555-0178";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("the chosen store's phone and hours are on every page and it gets the leads, for this visitor alone", async ({
      page,
      browser,
      mailbox,
    }) => {
      await page.goto("/service");
      await expect(page.getByRole("contentinfo")).toContainText(GROUP_HOURS);
      if (javaScriptEnabled) await hydratePage(page);
      await page.getByRole("button", { name: "Larkspur North" }).click();
      await page.getByRole("radio", { name: /Larkspur West Park/ }).check();
      await page.getByRole("button", { name: "Use this store" }).click();
      await expect(page.getByRole("button", { name: "Larkspur West Park" })).toBeVisible();
      for (const address of ["/service", "/", "/contact-us", "/used-cars-for-sale"]) {
        await page.goto(address);
        await expect(page.getByRole("contentinfo")).toContainText(WEST_PARK_HOURS);
        await expect(page.getByRole("contentinfo")).not.toContainText(GROUP_HOURS);
        await expect(page.getByRole("link", { name: WEST_PARK_PHONE }).first()).toBeVisible();
      }
      // A map marks every store, and the visitor's own in words too.
      await page.goto("/contact-us");
      await expect(page.locator("#west-park")).toContainText("We are here");

      const mark = `store-${javaScriptEnabled ? "with" : "without"}-scripts`;
      const shopper = testShopper(mark);
      await fillContactForm(page, shopper);
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByRole("heading", { name: "Message sent!" })).toBeVisible();
      const mail = await mailbox.mailWith(mark);
      expect(mail.email.text).toContain("west-park");

      const other = await (await browser.newContext()).newPage();
      await other.goto(page.url());
      await expect(other.getByRole("contentinfo")).toContainText(GROUP_HOURS);
      await expect(other.locator("body")).not.toContainText(WEST_PARK_HOURS);
      await other.context().close();
    });
  });
}
