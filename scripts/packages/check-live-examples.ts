import type { Page } from "playwright-core";
import { axeViolations } from "./axe-violations.ts";
import { type Expect, ORIGIN } from "./browse-app.ts";
import { livePageOf } from "./llms-text.ts";

type Check = (page: Page, expect: Expect) => Promise<void>;

/** What a developer enters into each live example, and what must come of it. */
const examples: Record<string, Check> = {
  Payments: async (page, expect) => {
    const loan = page.locator("#live-loan");
    const status = loan.getByRole("status");
    expect("the payment of the first numbers", await status.textContent(), "$386.66 a month");
    await loan.getByLabel("Price").fill("$49,000");
    await loan.getByLabel("APR").fill("1.5");
    expect("the payment of a published case", await status.textContent(), "$813.56 a month");
    expect("its amounts", await rowsOf(page, "#live-loan"), [
      "Amount financed $47,000.00",
      "Finance charge $1,813.60",
      "Total of payments $48,813.60",
    ]);
    await loan.getByLabel("APR").fill("a lot");
    expect(
      "a wrong rate",
      await status.textContent(),
      "The rate must be a number from 0 to 900 % a year. finance.invalid-rate",
    );
    expect("its field", await loan.getByLabel("APR").getAttribute("aria-invalid"), "true");

    const lease = page.locator("#live-lease");
    expect("the lease of a published case", await lease.getByRole("status").textContent(), "$421.85 a month");
    await lease.getByLabel("Residual value").fill("$31,000");
    expect(
      "a residual that is too high",
      await lease.getByRole("status").textContent(),
      "The vehicle would be worth more at the end than it costs now. lease.residual-above-cap",
    );
  },

  Search: async (page, expect) => {
    const search = page.locator("#live-search");
    const status = search.getByRole("status");
    const box = search.getByLabel("Search the lot");
    await box.fill("");
    expect("vehicles without words", await status.textContent(), "8 of 8 vehicles");
    await box.fill("fwd suv under 23k with chauffeur");
    expect("vehicles after a search", await status.textContent(), "1 of 8 vehicles");
    expect("the vehicle", (await rowsOf(page, "#live-search"))[0], "2023 Mitsubishi Outlander ES $21,995");
    const listOf = (name: string) =>
      search.getByRole("list", { name }).getByRole("listitem").allTextContents();
    expect("understood words", await listOf("Understood"), [
      "Body style: SUVs",
      "Drivetrain: FWD",
      "Price: up to $23,000",
    ]);
    expect("ignored words", await listOf("Ignored"), ["chauffeur"]);
    expect("counts", (await rowsOf(page, "#live-search"))[1], "Body style SUVs\u00a01");
    await search.getByRole("button", { name: "minivan con techo solar" }).press("Enter");
    expect("vehicles after a suggestion", await status.textContent(), "1 of 8 vehicles");
  },

  "Trade-in": async (page, expect) => {
    const trade = page.locator("#live-trade-in");
    const status = trade.getByRole("status");
    expect("the value of the README's car", await status.textContent(), "$9,228.78 in cash");
    await trade.getByRole("radio", { name: "One", exact: true }).check();
    await trade.getByLabel("Is it paid off?").selectOption("Loan");
    expect(
      "a missing answer",
      await status.textContent(),
      "How much is still owed? An answer is missing. answer.required",
    );
    await trade.getByLabel("How much is still owed?").fill("5000");
    expect("the value line by line", await rowsOf(page, "#live-trade-in"), [
      "Rough wholesale value $9,428.78",
      "Did it have accidents? One (5 %) -$471.44",
      "How many keys are there? One -$200.00",
      "Cash now $8,757.34",
      "Still owed -$5,000.00",
      "Equity $3,757.34",
    ]);
    await trade.getByLabel("Model year").fill("2014");
    await trade.getByText("Together").waitFor();
    await trade.getByLabel("Model year").fill("2011");
    expect("a car that is too old", await status.textContent(), "We must see the vehicle first");
  },
};

/** Uses each live example at both widths, in light and dark. */
export async function lookAtLiveExamples(page: Page, expect: Expect): Promise<void> {
  for (const [width, height, colorScheme] of [
    [1440, 900, "light"],
    [390, 844, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    for (const [title, use] of Object.entries(examples)) {
      await page.goto(`${ORIGIN}/${livePageOf(title)}`);
      const at = (what: string) => `${title} at ${width} px: ${what}`;
      await use(page, (what, seen, wanted) => expect(at(what), seen, wanted));
      expect(at("width"), await page.evaluate("document.documentElement.scrollWidth"), width);
      expect(at("axe"), await axeViolations(page), []);
    }
  }
}

/** The texts of an example's table rows. */
async function rowsOf(page: Page, selector: string): Promise<string[]> {
  const rows = await page.locator(`${selector} tr`).all();
  return Promise.all(rows.map(async (row) => (await row.locator("th, td").allTextContents()).join(" ")));
}
