import { join } from "node:path";
import { browseApp, styleOf } from "./browse-app.ts";

/**
 * Tests the built example app as a shopper; returns the problems.
 *
 * The page must have the other dealership's brand from the compiled style sheet. It must show prices with fees and
 * payments, search in the browser, and open and close overlays.
 */
export function problemsOfViteApp(folder: string): Promise<string[]> {
  return browseApp(join(folder, "dist"), async (page, expect) => {
    const outlander = page.getByRole("article").filter({ hasText: "Outlander" });
    await outlander.waitFor();
    expect("the brand's font", (await styleOf(page, "body", "font-family")).split(",")[0], "Georgia");
    expect("the brand's corners on a card", await styleOf(page, "article", "border-radius"), "9.42px");
    expect(
      "a button in a dark part",
      await styleOf(page, ".lot-trade a", "background-color"),
      "rgb(219, 231, 251)",
    );
    expect("the site's own size over the kit's", await styleOf(page, "h1", "font-size"), "48px");
    expect("the headline price with its fees", await outlander.getByText("$24,454").count(), 1);
    const terms = outlander.getByText(/^72 mo at \d+\.\d+% APR, \$[\d,.]+ down$/);
    expect("terms beside the payment", await terms.count(), 1);

    const status = page.locator("p[role=status]");
    expect("cars on the lot", await status.textContent(), "3 cars");
    await page.getByLabel("Search the lot").fill("awd suv under 23k");
    expect("cars after a search", await status.textContent(), "1 car");
    await page.getByLabel("Search the lot").fill("");

    const dialog = page.getByRole("dialog", { name: "About this estimate" });
    await terms.press("Enter");
    expect("the dialog that explains the payment", await dialog.isVisible(), true);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect("focus after the dialog", await terms.and(page.locator(":focus")).count(), 1);

    const save = page.getByRole("button", { name: "Save 2024 Mitsubishi Outlander" });
    await save.click();
    expect("a saved car", await save.getAttribute("aria-pressed"), "true");
    await page.getByRole("listitem").filter({ hasText: "2024 Mitsubishi Outlander saved" }).waitFor();
  });
}
