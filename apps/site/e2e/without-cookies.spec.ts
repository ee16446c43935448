import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BROWSER_ARGS, findBrowser } from "@forecourt/test-browser";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { expect, productUrl, test } from "./product/test.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { testShopper } from "./shopper/send-inquiry.ts";

/** Chromium's setting "Block all cookies". */
const NO_COOKIES = { profile: { default_content_setting_values: { cookies: 2 } } };

const WORDS = {
  en: { page: "/contact-us", send: "Send message", sent: "Message sent!" },
  es: { page: "/es/contact-us", send: "Enviar mensaje", sent: "¡Mensaje enviado!" },
};

let folder: string;
let context: BrowserContext;
let page: Page;

async function openBrowser({ scripts }: { scripts: boolean }): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), "forecourt-browser-"));
  mkdirSync(join(folder, "Default"));
  writeFileSync(join(folder, "Default/Preferences"), JSON.stringify(NO_COOKIES));
  const { executablePath } = findBrowser();
  context = await chromium.launchPersistentContext(folder, {
    ...(executablePath !== undefined && { executablePath }),
    args: BROWSER_ARGS,
    javaScriptEnabled: scripts,
    baseURL: productUrl(),
  });
  page = await context.newPage();
}
test.afterEach(async () => {
  await context.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const locale of ["en", "es"] as const) {
  test(`a form is answered by the page itself: ${locale}`, async ({ mailbox }) => {
    await openBrowser({ scripts: false });
    const words = WORDS[locale];
    const mark = `no-cookies-${locale}`;
    const { firstName, lastName, email, phone, message } = testShopper(mark);
    const field = (name: string) => page.locator(`form[data-lead-form] [name=${name}]`);
    await page.goto(words.page);
    for (const [name, value] of Object.entries({ firstName, lastName, email: "mara@", phone, message }))
      await field(name).fill(value);

    const refused = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: words.send }).click();
    expect((await refused).status()).toBe(422);
    await expect(field("message")).toHaveValue(message);
    await expect(field("email")).toHaveValue("mara@");
    await expect(field("email")).toHaveAttribute("aria-invalid", "true");
    expect(await context.cookies()).toEqual([]);

    await field("email").fill(email);
    const sent = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: words.send }).click();
    expect((await sent).status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(words.sent);
    await mailbox.mailWith(mark);
  });
}

test("with scripts a form is confirmed too, and sent again it is the same lead", async ({ mailbox }) => {
  await openBrowser({ scripts: true });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setDocumentCookieDisabled", { disabled: true });
  const mark = "no-cookies-scripts";
  const { firstName, lastName, email, phone, message } = testShopper(mark);
  const sendForm = async () => {
    await hydratePage(page);
    expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false);
    for (const [name, value] of Object.entries({ firstName, lastName, email, phone, message }))
      await page.locator(`form[data-lead-form] [name=${name}]`).fill(value);
    // The browser of the tests stores what responses set.
    await context.clearCookies();
    await page.getByRole("button", { name: WORDS.en.send }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(WORDS.en.sent);
    await hydratePage(page);
    await expect(page).toHaveURL(/\/contact-us\/sent$/);
  };
  await page.goto(WORDS.en.page);
  await sendForm();
  const { leadId } = await mailbox.mailWith(mark);
  await page.goto(WORDS.en.page);
  await sendForm();
  const mails = (await mailbox.mails()).filter((mail) => mail.email.text?.includes(mark));
  expect(new Set(mails.map((mail) => mail.leadId))).toEqual(new Set([leadId]));
});

test("the chosen store is that of the next page", async () => {
  await openBrowser({ scripts: false });
  await page.goto("/service");
  await page.getByRole("button", { name: "Larkspur North" }).click();
  await page.getByRole("radio", { name: /Larkspur West Park/ }).check();
  await page.getByRole("button", { name: "Use this store" }).click();
  await expect(page.getByRole("button", { name: "Larkspur West Park" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
