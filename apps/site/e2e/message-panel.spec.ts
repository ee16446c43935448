import { validateAdf } from "@forecourt/adf/testing";
import type { Page } from "@playwright/test";
import { ownNetwork } from "./product/network.ts";
import { expect, test } from "./product/test.ts";
import { firstByDefault } from "./product/ways.ts";
import { axeViolations } from "./shopper/axe-violations.ts";
import type { ApiVehicle } from "./shopper/hidden-prices.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { lockedCar } from "./shopper/locked-car.ts";
import { testShopper } from "./shopper/send-inquiry.ts";
import { typeSlowly } from "./shopper/type-slowly.ts";

test.use({ extraHTTPHeaders: ownNetwork() });

let car: ApiVehicle;
test.beforeAll(async () => {
  car = await lockedCar();
});

const WORDS = {
  en: {
    open: "Message us",
    title: /^Message Larkspur/,
    close: "Close the message",
    answers: /answers (today|tomorrow|on)/,
    attached: /Goes with your message/,
    fields: ["First name", "Last name", "Email", "Phone", "Message"],
    phrase: "More photos",
    text: "Could you send me more photos?",
    send: "Send message",
    sent: "Message sent!",
    opened: /^Your details also opened .*every price on this site/,
  },
  es: {
    open: "Escríbanos",
    title: /^Mensaje a Larkspur/,
    close: "Cerrar el mensaje",
    answers: /responde (hoy|mañana|el)/,
    attached: /Se envía con su mensaje/,
    fields: ["Nombre", "Apellido", "Correo electrónico", "Teléfono", "Mensaje"],
    phrase: "Más fotos",
    text: "¿Podrían enviarme más fotos?",
    send: "Enviar mensaje",
    sent: "¡Mensaje enviado!",
    opened: /ya puede ver también .*todos los precios del sitio/,
  },
} as const;

type Words = (typeof WORDS)[keyof typeof WORDS];

const pageOf = (locale: "en" | "es") => `${locale === "es" ? "/es" : ""}${new URL(car.url).pathname}`;
const button = (page: Page, { open }: Words) => page.getByRole("link", { name: open, exact: true });
const panel = (page: Page, { title }: Words) => page.getByRole("dialog", { name: title });

for (const locale of firstByDefault(["es", "en"] as const)) {
  const words = WORDS[locale];

  test(`a message from the panel reaches the CRM with its vehicle: ${locale}`, async ({
    page,
    mailbox,
    complaints,
  }) => {
    const shopper = testShopper(`panel-${locale}`);
    await page.goto(pageOf(locale));
    await hydratePage(page);
    await expect(page.locator('main a[href*="/unlock?"]').first()).toBeVisible();
    await button(page, words).click();
    const dialog = panel(page, words);
    await expect(dialog.getByText(words.answers)).toBeVisible();
    await expect(dialog.getByText(words.attached)).toBeVisible();
    await expect(dialog.getByRole("heading", { name: words.title })).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);

    const [first, last, email, phone, message] = words.fields;
    const field = (name: string) => dialog.getByRole("textbox", { name, exact: true });
    await field(first).fill(shopper.firstName);
    await field(last).fill(shopper.lastName);
    await typeSlowly(field(email), shopper.email);
    await field(phone).fill(shopper.phone);
    await field(message).fill(shopper.message);
    await dialog.getByRole("button", { name: words.phrase }).click();
    await expect(field(message)).toHaveValue(`${shopper.message} ${words.text}`);
    await expect(field(message)).toBeFocused();
    await dialog.getByRole("button", { name: words.send }).click();
    await expect(dialog.getByRole("heading", { name: words.sent })).toBeFocused();
    await expect(dialog.getByText(words.opened)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(pageOf(locale));

    const { email: mail } = await mailbox.mailWith(`panel-${locale}`);
    expect(validateAdf(mail.text ?? "")).toEqual([]);
    expect(mail.text).toContain(car.vin);
    await dialog.getByRole("button", { name: words.close }).click();
    await expect(dialog).toBeHidden();
    // Four details open the gates; the locked page had a link to unlock its price.
    await expect(page.locator('main a[href*="/unlock?"]')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test("keys open and close the panel, the focus returns, and what was typed stays", async ({ page }) => {
  const words = WORDS.en;
  await page.goto(pageOf("en"));
  await hydratePage(page);
  await button(page, words).focus();
  await page.keyboard.press("Enter");
  const dialog = panel(page, words);
  await expect(dialog.getByRole("heading", { name: words.title })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: words.close })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("textbox", { name: "First name" })).toBeFocused();
  await page.keyboard.type("Mara");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button(page, words)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("textbox", { name: "First name" })).toHaveValue("Mara");
});

test("on a phone it is a modal sheet, and an empty form names every field", async ({ page }) => {
  const words = WORDS.en;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await hydratePage(page);
  await button(page, words).click();
  const dialog = panel(page, words);
  await dialog.getByRole("button", { name: words.send }).click();
  await expect(dialog.getByRole("alert").getByRole("link")).toHaveCount(words.fields.length);
  expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(button(page, words)).toBeFocused();
});

test("when the panel does not load, the press opens the contact form", async ({ page }) => {
  await page.route("**/api/customer/messagePanel?*", (route) => route.abort());
  await page.goto(pageOf("en"));
  await hydratePage(page);
  await button(page, WORDS.en).click();
  await expect(page).toHaveURL(new RegExp(`/contact-us\\?about=purchase&vin=${car.vin}#message$`));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button is a link to the contact form", async ({ page }) => {
    await page.goto(pageOf("es"));
    await button(page, WORDS.es).click();
    await expect(page).toHaveURL(/\/es\/contact-us\?about=general#message$/);
    await expect(page.getByRole("textbox", { name: "Mensaje", exact: true })).toBeVisible();
  });
});
