import { join } from "node:path";
import { BROWSER_ARGS, findBrowser } from "@forecourt/test-browser";
import { chromium } from "playwright-core";

const ORIGIN = "http://bayside.example";

/**
 * Opens the built example app in Chromium as a shopper: what is wrong with it, empty when nothing is. The page must
 * look like the other dealership, show prices with their fees and payments, and search in the browser.
 */
export async function faultsOfViteApp(folder: string): Promise<string[]> {
  const { executablePath, env } = findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
    env: { ...process.env, ...env },
  });
  const faults: string[] = [];
  const expect = (what: string, seen: unknown, wanted: unknown) => {
    if (seen !== wanted) faults.push(`${what}: ${JSON.stringify(seen)} instead of ${JSON.stringify(wanted)}`);
  };
  try {
    const page = await browser.newPage();
    page.on("pageerror", (error) => faults.push(`the page broke: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(`the console says: ${message.text()}`);
    });
    await page.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(folder, "dist", pathname === "/" ? "index.html" : pathname) });
    });
    await page.goto(ORIGIN);
    const outlander = page.getByRole("article").filter({ hasText: "Outlander" });
    await outlander.waitFor();
    const font = await page.evaluate<string>("getComputedStyle(document.body).fontFamily.split(',')[0]");
    expect("the brand's font", font, "Georgia");
    expect("the headline price with its fees", await outlander.getByText("$24,454").count(), 1);
    expect(
      "terms beside the payment",
      await outlander.getByText(/^72 mo at \d+\.\d+% APR, \$[\d,.]+ down$/).count(),
      1,
    );
    const status = page.getByRole("status");
    expect("cars on the lot", await status.textContent(), "3 cars");
    await page.getByLabel("Search the lot").fill("awd suv under 23k");
    expect("cars after a search", await status.textContent(), "1 car");
  } catch (error) {
    faults.push(String(error));
  } finally {
    await browser.close();
  }
  return faults;
}
