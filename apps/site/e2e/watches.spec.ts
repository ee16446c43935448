import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { feedUrl } from "@forecourt/sample-dealership/files";
import { type BrowserContextOptions, expect, type Page, test } from "@playwright/test";
import { type MailServer, startMailServer } from "./product/mail-server.ts";
import { type Mailbox, openMailbox, type ReceivedMail } from "./product/mailbox.ts";
import { type Product, startProduct } from "./product/start-product.ts";
import { axeViolations } from "./shopper/axe-violations.ts";

const IMPORT = new URL("../../feed-importer/src/import-cli.ts", import.meta.url).pathname;

const folder = mkdtempSync(join(tmpdir(), "forecourt-watches-"));
let mail: MailServer;
let product: Product;
let mailbox: Mailbox;

test.beforeAll(async () => {
  mail = await startMailServer(folder);
  mailbox = openMailbox(folder);
  product = await startProduct({ SMTP_URL: mail.url });
});
test.afterAll(async () => {
  await product?.stop();
  await mail?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A locked car with a retail price, and the line of the sample feed that has it. */
async function lockedCar(): Promise<{ vin: string; url: string }> {
  const path = "/api/v1/store-group/larkspur/website/vehicles?condition=used&sort=priceHigh";
  const answer = (await (await fetch(product.url + path)).json()) as {
    vehicles: { vin: string; url: string; priceLocked: boolean; visibility: string; status: string }[];
  };
  return answer.vehicles.find(
    ({ priceLocked, visibility, status }) => priceLocked && visibility === "public" && status === "available",
  )!;
}

/** Imports the sample feed with every price of a vehicle lowered. */
async function importCheaper(vin: string, cents: number): Promise<void> {
  const [head = "", ...lines] = readFileSync(feedUrl, "utf8").split(/\r?\n/);
  const names = head.split(",").map((name) => name.replaceAll('"', ""));
  const priced = new Set(names.flatMap((name, at) => (/price|msrp/i.test(name) ? [at] : [])));
  const cheaper = (line: string) => {
    const cells = line.match(/"(?:[^"]|"")*"|[^,]+|(?<=,)(?=,|$)/g) ?? [];
    return cells
      .map((cell, at) => {
        const amount = Number(cell.replaceAll('"', ""));
        return priced.has(at) && amount > cents ? cell.replace(String(amount), String(amount - cents)) : cell;
      })
      .join(",");
  };
  const file = join(product.dataDir, "cheaper.csv");
  writeFileSync(file, [head, ...lines.map((line) => (line.includes(vin) ? cheaper(line) : line))].join("\n"));
  await promisify(execFile)(process.execPath, [IMPORT, file], {
    env: { ...process.env, DATA_DIR: product.dataDir },
  });
}

function linkIn({ email }: ReceivedMail, path: string): string {
  return new RegExp(`http://\\S+${path}\\?token=\\S+`).exec(email.text ?? "")?.[0] ?? "";
}

/** Axe needs scripts: it looks at the address of a page without them in a browser of the same kind. */
async function expectAccessible(page: Page): Promise<void> {
  const scripted = await page
    .context()
    .browser()!
    .newContext({ viewport: page.viewportSize(), colorScheme: "dark" });
  const own = (await page.evaluate(() => matchMedia("(scripting: none)").matches))
    ? await scripted.newPage()
    : page;
  if (own !== page) await own.goto(page.url());
  expect(await axeViolations(own)).toEqual([]);
  await scripted.close();
}

const SHOPPERS: [string, BrowserContextOptions, { locale: "" | "/es"; email: string; drop: RegExp }][] = [
  ["English, with scripts", {}, { locale: "", email: "ada@example.com", drop: /^Price drop/ }],
  [
    "Spanish, without scripts, on a phone",
    { javaScriptEnabled: false, viewport: { width: 390, height: 844 }, colorScheme: "dark" },
    { locale: "/es", email: "luz@example.com", drop: /^Bajó el precio/ },
  ],
];

test("a price drop in a feed reaches both shoppers once, never again, and all can be deleted", async ({
  browser,
}) => {
  const car = await lockedCar();
  const pages = new Map<string, Page>();
  for (const [, options, { locale, email }] of SHOPPERS) {
    const page = await (await browser.newContext(options)).newPage();
    pages.set(email, page);
    await page.goto(car.url.replace(product.url, product.url + locale));
    await page.locator(`a[href^="${locale}/watch?"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${locale}/watch\\?vin=`));
    await expectAccessible(page);
    await page.locator("input[type=email]").fill("ada@");
    await page.locator("#watch button[type=submit]").click();
    await expect(page.locator("#watch-email-error")).toBeVisible();
    await expectAccessible(page);
    await page.locator("input[type=email]").fill(email);
    await page.locator("#watch button[type=submit]").click();
    await expect(page).toHaveURL(`${product.url}${locale}/watch/sent`);
    await expectAccessible(page);
    await page.goto(linkIn(await mailbox.mailTo(email, /^(Confirm|Confirme):/), "/watch/confirm"));
    await expectAccessible(page);
    await page.locator("main button[type=submit]").click();
    await expect(page).toHaveURL(`${product.url}${locale}/watch/confirmed`);
  }

  await importCheaper(car.vin, 700);
  const news: ReceivedMail[] = [];
  for (const [, , { email, drop }] of SHOPPERS) news.push(await mailbox.mailTo(email, drop));
  expect(news[0]?.email.text).toMatch(/Retail price: was \$[\d,]+, now \$[\d,]+/);
  const header = (name: string) => news[0]?.email.headers.find(({ key }) => key === name)?.value;
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");

  const count = (await mailbox.mails()).length;
  product.kill("lead-worker");
  await product.killStart();
  await importCheaper(car.vin, 700);
  await expect.poll(async () => (await fetch(`${product.workerUrl}/health`)).status).toBe(200);
  expect(await mailbox.mails()).toHaveLength(count);

  const oneClick = header("list-unsubscribe")?.replace(/[<>]/g, "") ?? "";
  for (let repeated = 0; repeated < 2; repeated += 1) {
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await fetch(oneClick, { method: "POST", body })).status).toBe(200);
  }
  const spanish = pages.get("luz@example.com")!;
  await spanish.goto(linkIn(news[1]!, "/watch/stop"));
  await expectAccessible(spanish);
  await expect(spanish.locator("main")).toContainText(/\d{4}/);

  await spanish.goto(`${product.url}/es/my-details/proof?token=forged`);
  await expectAccessible(spanish);
  await spanish.locator("input[type=email]").fill("luz@example.com");
  await spanish.locator("#details-link button[type=submit]").click();
  await expect(spanish).toHaveURL(`${product.url}/es/my-details/sent`);
  const proof = linkIn(await mailbox.mailTo("luz@example.com", /^Sus datos/), "/my-details/proof");
  await spanish.goto(proof);
  await expectAccessible(spanish);
  await expect(spanish.locator("main")).toContainText("luz@example.com");
  const file = await fetch(proof.replace("/es/my-details/proof", "/api/v1/my-details/export"));
  expect(await file.json()).toMatchObject({ email: "luz@example.com", watches: [{ vin: car.vin }] });
  await spanish.locator("main form button[type=submit]").click();
  await expect(spanish).toHaveURL(`${product.url}/es/my-details/deleted`);
  await expectAccessible(spanish);
  await mailbox.mailTo("hello@larkspurmitsubishi.example", /luz@example\.com/);
  await spanish.goto(proof);
  await expect(spanish.locator("main")).not.toContainText("luz@example.com");
});

test("links that are forged or old have a clear page, never a 5xx", async () => {
  for (const path of ["/watch/confirm", "/watch/stop", "/my-details/proof"]) {
    for (const token of [
      "",
      "x",
      "0.0.0",
      "%00",
      "a".repeat(3000),
      `e${"a".repeat(43)}.0.${"b".repeat(43)}`,
    ]) {
      const answer = await fetch(`${product.url}/es${path}?token=${token}`);
      const { status, headers } = answer;
      const given = [path, token, status, headers.get("x-robots-tag"), headers.get("cache-control")];
      expect(given).toEqual([path, token, 400, "noindex", "no-store"]);
    }
  }
  expect((await fetch(`${product.url}/watch/over`)).status).toBe(410);
  for (const search of ["", "vin=X", "search=//evil.example", `search=${"/x".repeat(900)}`])
    expect((await fetch(`${product.url}/watch?${search}`)).status).toBe(200);
});
