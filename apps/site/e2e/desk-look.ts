import { mkdirSync } from "node:fs";
import { BROWSER_ARGS, findBrowser } from "@forecourt/test-browser";
import { chromium } from "@playwright/test";
import { startProduct } from "./product/start-product.ts";
import { fill } from "./shopper/pre-approval-form.ts";

const out = "/tmp/mend-desk-look";
mkdirSync(out, { recursive: true });
const product = await startProduct();
const { executablePath, env } = findBrowser();
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS, env: { ...process.env, ...env } as Record<string, string> });
try {
  const list = (await (await fetch(`${product.url}/api/v1/stores/airport/website/vehicles?stores=airport`)).json()) as { vehicles: { vin: string }[] };
  const vin = list.vehicles[0]!.vin;
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`/auto-financing/apply-for-financing?vin=${vin}`);
  await fill(page, "look");
  await page.locator("form[data-lead-form] button[type=submit]").last().click();
  await page.waitForURL(/sent=/);
  await page.screenshot({ path: `${out}/result.png`, fullPage: true });
  // the wizard
  await page.goto(`/contact-us?about=purchase&vin=${vin}`);
  await page.screenshot({ path: `${out}/contact.png`, fullPage: true });
  const main = page.getByRole("main");
  for (const [name, value] of Object.entries({ firstName: "Noa", lastName: "Quiroga", email: "noa@example.com", phone: "(417) 555-0199", message: "Is it there on Saturday?" }))
    await main.locator(`[name=${name}]`).fill(value);
  await main.locator("form[data-lead-form] button[type=submit]").last().click();
  await page.waitForURL(/sent/);
  await page.screenshot({ path: `${out}/contact-sent.png`, fullPage: true });
  await new Promise((r) => setTimeout(r, 4000));
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await desk.goto(`${product.workerUrl}/inbox`);
  await desk.screenshot({ path: `${out}/inbox.png`, fullPage: true });
  const links = await desk.locator("a[href*='/inbox/']").evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  let shots = 0;
  for (const href of links) {
    await desk.goto(href);
    await desk.screenshot({ path: `${out}/mail-${shots}.png`, fullPage: true });
    console.log(await desk.locator("main").innerText(), "\n=======\n");
    const link = desk.locator("a[href*='/terms/']");
    if ((await link.count()) > 0) {
      const [dark, narrow] = [shots % 2 === 1, shots % 2 === 1];
      const address = (await link.first().getAttribute("href"))!;
      const reader = await (await browser.newContext({ viewport: { width: narrow ? 390 : 1440, height: 800 }, colorScheme: dark ? "dark" : "light" })).newPage();
      await reader.goto(address);
      await reader.screenshot({ path: `${out}/offer-${shots}.png` });
      await reader.getByRole("button").click();
      await reader.screenshot({ path: `${out}/terms-${shots}.png`, fullPage: true });
      await reader.emulateMedia({ media: "print" });
      await reader.screenshot({ path: `${out}/print-${shots}.png`, fullPage: true });
      await reader.emulateMedia({ media: "screen" });
      await reader.goto(address);
      await reader.screenshot({ path: `${out}/used-${shots}.png` });
    }
    shots += 1;
  }
} finally {
  await browser.close();
  await product.stop();
}
