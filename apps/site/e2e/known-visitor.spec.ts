import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { CHOSEN, FUNCTIONAL } from "./product/chosen-consent.ts";
import { ownNetwork } from "./product/network.ts";
import { newPhone } from "./product/phone-code.ts";
import { expect, test } from "./product/test.ts";
import { firstByDefault } from "./product/ways.ts";
import { axeViolations } from "./shopper/axe-violations.ts";
import { holdScripts } from "./shopper/hold-scripts.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";

test.use({ extraHTTPHeaders: ownNetwork(), storageState: FUNCTIONAL });

const MAYA = { first: "Maya", last: "Ellison", email: "maya.ellison@example.com" };

type Words = Record<"first" | "last" | "email" | "phone" | "message" | "remember" | "send", string>;
const EN: Words = {
  first: "First name",
  last: "Last name",
  email: "Email",
  phone: "Phone",
  message: "Message",
  remember: "Remember my details on this device",
  send: "Send message",
};
const ES: Words = {
  first: "Nombre",
  last: "Apellido",
  email: "Correo electrónico",
  phone: "Teléfono",
  message: "Mensaje",
  remember: "Recordar mis datos en este dispositivo",
  send: "Enviar mensaje",
};

/**
 * Sends the contact form; returns the phone.
 *
 * @param press what is done to the box; it comes ticked
 */
async function writeToUs(
  page: Page,
  path: string,
  words: Words,
  press: "check" | "uncheck" | null = null,
): Promise<string> {
  const phone = newPhone();
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await page.goto(path);
  await field(words.first).fill(MAYA.first);
  await field(words.last).fill(MAYA.last);
  await field(words.email).fill(MAYA.email);
  await field(words.phone).fill(phone);
  await field(words.message).fill("Is it still there?");
  const box = page.getByRole("checkbox", { name: words.remember });
  await expect(box).toBeChecked({ checked: press !== "check" });
  if (press) await box[press]();
  await page.getByRole("button", { name: words.send }).click();
  // A browser that sent no cookie gets the page as the answer itself.
  await expect(page).toHaveURL(/\/contact-us\/sent$|\/website\/leads$/);
  return phone;
}

async function expectFilledIn(page: Page, path: string, words: Words, phone: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("textbox", { name: words.first, exact: true })).toHaveValue(MAYA.first);
  await expect(page.getByRole("textbox", { name: words.email, exact: true })).toHaveValue(MAYA.email);
  const typed = page.locator('input[type="tel"]');
  await expect(typed).toHaveValue(`+1 (${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`);
  await expect(page.getByRole("checkbox", { name: words.remember })).toBeChecked();
}

test("details once given fill in every form, are shown, and are forgotten on request", async ({
  page,
  context,
}) => {
  const phone = await writeToUs(page, "/contact-us", EN);
  await expect(page.getByText(/^Your details also opened .*every price on this site/)).toBeVisible();
  await expectFilledIn(page, "/our-company/careers", EN, phone);
  await page.goto("/cars-for-sale");
  await expect(page.getByRole("link", { name: "Unlock" })).toHaveCount(0);

  await page.goto("/my-details");
  await hydratePage(page);
  const main = page.getByRole("main");
  for (const text of [`${MAYA.first} ${MAYA.last}`, MAYA.email, "You have written to us from this device"])
    await expect(main.getByText(text)).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem("payment-choices", '{"score":"640"}'));
  const download = page.waitForEvent("download");
  await main.getByRole("link", { name: "Export my details" }).click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
    cookies: { firstName: MAYA.first, email: MAYA.email, functional: true },
    storage: { "payment-choices": '{"score":"640"}' },
  });

  await main.getByRole("button", { name: "Forget everything here" }).click();
  await expect(page.getByRole("heading", { name: "This device has forgotten you" })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.goto("/contact-us");
  await expect(page.getByRole("textbox", { name: EN.first, exact: true })).toHaveValue("");
  await page.goto("/cars-for-sale");
  await expect(page.getByRole("link", { name: "Unlock" }).first()).toBeVisible();
});

test("unticking the box forgets the details, and the prices stay open", async ({ page, context }) => {
  await writeToUs(page, "/contact-us", EN);
  await writeToUs(page, "/contact-us", EN, "uncheck");
  const held = async () => (await (await page.request.get("/api/visitor")).json()) as object;
  expect(await held()).not.toHaveProperty("firstName");
  expect(await held()).not.toHaveProperty("email");
  expect(await held()).toHaveProperty("unlockPrice");
  const lastsDays = async () => {
    const cookie = (await context.cookies()).find(({ name }) => name.endsWith("visitor"));
    return cookie!.expires !== -1;
  };
  expect(await lastsDays()).toBe(true);

  // Without functional cookies there is no box, and the unlock is for the visit.
  await context.addCookies(CHOSEN.cookies);
  await page.goto("/contact-us");
  expect(await lastsDays()).toBe(false);
  await expect(page.getByRole("checkbox", { name: EN.remember })).toHaveCount(0);
  expect(await held()).toHaveProperty("unlockPrice");
});

test("a form that came filled in is delivered, however soon it is sent", async ({ page, mailbox }) => {
  await writeToUs(page, "/contact-us", EN);
  const mark = `at-once-${randomUUID()}`;
  await page.goto("/contact-us");
  await hydratePage(page);
  await page.getByRole("textbox", { name: EN.message }).fill(mark);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: EN.send }).click();
  expect((await sent).postDataJSON()).not.toHaveProperty("elapsed");
  await mailbox.mailWith(mark);
});

test("the device forgets before its scripts run, but not by a link of another site", async ({
  page,
  baseURL,
}) => {
  await page.goto("/contact-us");
  const storage = () => page.evaluate(() => [sessionStorage.length, localStorage.length]);
  await page.evaluate(() => {
    sessionStorage.setItem("payment-choices", '{"score":"640"}');
    localStorage.setItem("payment-terms", "2000,0,700,60");
  });
  await page.setContent(
    `<base href="${baseURL}"><a href="/my-details/forgotten" rel="noreferrer">A prize</a>`,
  );
  await page.getByRole("link", { name: "A prize" }).click();
  await expect(page.getByRole("heading", { name: "This device has forgotten you" })).toBeVisible();
  expect(await storage()).toEqual([1, 1]);

  await holdScripts(page);
  await page.goto("/my-details");
  await page.getByRole("button", { name: "Forget everything here" }).click();
  await page.waitForURL("/my-details/forgotten");
  expect(await storage()).toEqual([0, 0]);
});

test("another number keeps the other details, and a wish for a call reaches the dealership", async ({
  page,
  mailbox,
}) => {
  const email = `maya.${newPhone()}@example.com`;
  await page.goto("/unlock?next=%2Fcars-for-sale");
  await hydratePage(page);
  const form = page.getByRole("main");
  const details = [
    ["First name", MAYA.first],
    ["Last name", MAYA.last],
    ["Email", email],
  ] as const;
  for (const [label, value] of details) await form.getByLabel(label).fill(value);
  await form.getByLabel(/phone$/i).fill(newPhone());
  await form.getByRole("button", { name: "Show me the price" }).click();
  await form.getByRole("link", { name: "Use another number" }).click();
  await expect(form.getByLabel("Email")).toHaveValue(email);
  await form.getByLabel(/phone$/i).fill(newPhone());
  await form.getByRole("button", { name: "Show me the price" }).click();
  await form.getByRole("button", { name: "Call me instead" }).click();
  await expect(form.getByRole("heading", { name: "We will call you" })).toBeVisible();
  const wishes = async () => {
    const asking = ({ text = "" }: { text?: string | undefined }) =>
      text.includes(email) && text.includes("Please call");
    const mails = (await mailbox.mails()).filter((mail) => asking(mail.email));
    // Each recipient gets a copy.
    return new Set(mails.map(({ leadId }) => leadId)).size;
  };
  await expect.poll(wishes, { message: "leads with the wish" }).toBe(1);
  await form.getByRole("link", { name: "I have the code" }).click();
  await expect(form.getByLabel("6-digit code")).toBeVisible();
});

test.describe("without JavaScript, in Spanish", () => {
  // Nothing is chosen yet: the box comes unticked.
  test.use({ javaScriptEnabled: false, storageState: { cookies: [], origins: [] } });

  test("details once given fill in every form, and are forgotten on request", async ({ page, context }) => {
    const phone = await writeToUs(page, "/es/contact-us", ES, "check");
    await expectFilledIn(page, "/es/our-company/careers", { ...ES, phone: "Teléfono" }, phone);
    await page.goto("/es/my-details");
    await expect(page.getByText(MAYA.email)).toBeVisible();
    await page.getByRole("button", { name: "Olvidar todo aquí" }).click();
    await expect(page.getByRole("heading", { name: "Este dispositivo ya no lo recuerda" })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  });
});

for (const width of firstByDefault([390, 1440])) {
  test(`my details has no accessibility faults at ${width} px`, async ({ page }) => {
    await writeToUs(page, "/contact-us", EN);
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/my-details");
    await hydratePage(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
