import type { Page } from "@playwright/test";
import { ownNetwork } from "./product/network.ts";
import { codeFor, newPhone } from "./product/phone-code.ts";
import { expect, test } from "./product/test.ts";
import { axeViolations } from "./shopper/axe-violations.ts";
import { openTerms, termsLink, wordsOf } from "./shopper/desk-terms.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { lockedCar } from "./shopper/locked-car.ts";
import { vinInFeed } from "./shopper/path-pages.ts";
import { readableAddress } from "./shopper/readable-address.ts";
import { tabTo } from "./shopper/tab-to.ts";

test.use({ extraHTTPHeaders: ownNetwork() });

const TERMS = "2500,4500,600,60";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const typed = (page: Page, text: string) => page.keyboard.type(text, { delay: 20 });
const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem("payment-terms"), sessionStorage.getItem("payment-terms")]);

/** Fills in the contact step and goes on to the code. */
async function giveDetails(page: Page, submit: string): Promise<string> {
  const phone = newPhone();
  const main = page.getByRole("main");
  await main.locator("[name=firstName]").fill("Noa");
  await main.locator("[name=lastName]").fill("Quiroga");
  await main.locator("[name=email]").fill(`noa.${phone}@example.com`);
  await main.locator("[name=phone]").fill(phone);
  await main.getByRole("button", { name: submit }).click();
  return phone;
}

test("in Spanish by keyboard alone; Back and reload keep answers, an error keeps everything", async ({
  page,
}) => {
  const car = await lockedCar();
  await page.goto(`/es/my-terms?vin=${car.vin}&next=${encodeURIComponent("/es/used-cars-for-sale")}`);
  await expect(heading(page)).toHaveText("¿Cuánto quiere dar de enganche?");
  await hydratePage(page);
  expect(await axeViolations(page)).toEqual([]);

  await tabTo(page, page.getByLabel("Enganche en dólares"));
  await typed(page, "99999");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Escriba un enganche de $0 a $20,000.",
  );
  await tabTo(page, page.getByLabel("Enganche en dólares"));
  await page.keyboard.press("ControlOrMeta+a");
  await typed(page, "2549");
  await tabTo(page, page.getByRole("radio", { name: "72" }));
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText("¿Tiene un vehículo para dejar a cuenta?");
  await expect(page.getByRole("status").first()).toHaveText("Paso 2 de 6: Auto a cuenta");
  await expect(page).toHaveURL(/step=2/);
  const summary = page.getByRole("complementary", { name: "Sus condiciones" });
  await expect(summary).toContainText("−$2,500");
  await expect(summary).toContainText("60 meses");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(/valor neto/);
  await tabTo(page, page.getByLabel("Valor neto en dólares"));
  await typed(page, "4500");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/step=4/);

  await page.goBack();
  await expect(page.getByLabel("Valor neto en dólares")).toHaveValue("4,500");
  await page.goForward();
  await page.reload();
  await expect(heading(page)).toHaveText("¿Más o menos cuál es su puntaje de crédito?");
  await hydratePage(page);
  await expect(summary).toContainText("−$4,500");
  await tabTo(page, page.getByRole("radio", { name: /^620 o más/ }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("¿Adónde le enviamos sus condiciones?");
  expect(await axeViolations(page)).toEqual([]);
  expect(page.url(), "no answer in the address").not.toContain("terms=");

  await page.route("**/website/leads", (route) => route.fulfill({ status: 500, body: "{}" }));
  const phone = await giveDetails(page, "Continuar");
  const main = page.getByRole("main");
  const alert = main.getByRole("alert");
  await expect(alert).toContainText("Error");
  await expect(alert).toContainText("Hubo un error al guardar sus datos.");
  await expect(page.locator("[name=firstName]")).toHaveValue("Noa");
  await expect(summary).toContainText("−$4,500");

  await page.unroute("**/website/leads");
  const lead = page.waitForRequest("**/website/leads");
  await page.getByRole("button", { name: "Continuar" }).click();
  expect((await lead).postDataJSON()).toMatchObject({
    kind: "UNLOCK_PRICE",
    terms: TERMS,
    vehicle: { vin: car.vin },
    details: { pricing: { cashDown: "2500", tradeEquity: "4500", creditRange: "600-619", months: "60" } },
  });
  await expect(page.getByText("Paso 5 de 6: Sus datos")).toBeVisible();
  await expect(summary).toContainText("Falta un paso corto: el código.");
  await expect(summary).toContainText("−$4,500");
  await hydratePage(page);
  expect(await axeViolations(page)).toEqual([]);
  await expect(main.getByText("Puede pedir otro código cada 30 segundos")).toBeAttached();
  const first = await codeFor(phone);
  await page.getByLabel("Código de 6 dígitos").fill(first === "123456" ? "654321" : "123456");
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(main.getByRole("alert")).toContainText("Ese código no es correcto");
  await main.getByRole("link", { name: "Usar otro número" }).click();
  await expect(heading(page)).toHaveText("¿Adónde le enviamos sus condiciones?");
  await expect(page.locator("[name=firstName]")).toHaveValue("Noa");
  await hydratePage(page);
  const other = newPhone();
  await page.locator("[name=phone]").fill(other);
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(main).toContainText(other.slice(-4));
  await page.getByLabel("Código de 6 dígitos").fill(await codeFor(other));
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(heading(page)).toHaveText("Sus condiciones están listas");
  await expect(page.getByText("Paso 6 de 6: Listo")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await hydratePage(page);
  await expect.poll(() => stored(page)).toEqual([null, TERMS]);
  for (const name of ["Obtener preaprobación", "Valuar mi auto"])
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", new RegExp(`terms=${TERMS}`));
  await page.getByRole("link", { name: "Seguir viendo vehículos" }).click();
  await expect(page).toHaveURL(`/es/used-cars-for-sale?terms=${TERMS}`);
  await expect(page.getByRole("region", { name: "Sus condiciones" })).toContainText("puntaje de 600–619");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each step is a page, up to the code and the end", async ({ page, mailbox }) => {
    const car = await lockedCar();
    await page.goto(new URL(car.url).pathname);
    await page.getByRole("link", { name: "Finish your terms to see your payment" }).click();
    const main = page.getByRole("main");
    const summary = page.getByRole("complementary", { name: "Your terms" });
    const next = () => main.getByRole("button", { name: "Continue" }).click();
    await main.getByLabel("Down payment in dollars").fill("a lot");
    await next();
    await expect(main.getByRole("alert")).toContainText("Enter a down payment from $0 to $20,000.");
    await expect(main.getByLabel("Down payment in dollars")).toHaveValue("a lot");
    await main.getByLabel("Down payment in dollars").fill("$2,500");
    await main.getByRole("radio", { name: "60" }).check();
    await next();
    await next();
    await expect(main.getByRole("alert")).toContainText("Choose whether you are trading in a vehicle.");
    await main.getByRole("radio", { name: "Yes, I have a trade" }).check();
    await next();
    expect(readableAddress(page), "answers are sealed").not.toMatch(/2500|250000/);
    await page.getByRole("link", { name: "Back" }).click();
    await expect(main.getByRole("radio", { name: /^Yes/ })).toBeChecked();
    await next();
    await main.getByLabel("Trade equity in dollars").fill("4500");
    await next();
    await main.getByRole("radio", { name: /^600–619/ }).check();
    await next();
    await expect(main.getByText("Step 5 of 6")).toBeVisible();
    await main.getByRole("button", { name: "Continue" }).click();
    await expect(main.getByRole("alert")).toContainText("There is a problem");
    const phone = await giveDetails(page, "Continue");
    const mail = await mailbox.mailWith(`noa.${phone}@example.com`);
    expect(mail.email.subject).toBe("Personalized pricing - Larkspur Mitsubishi");
    const text = mail.email.text ?? "";
    expect(text).toContain('<name part="full">Website - Personalized pricing</name>');
    expect(text).toContain("Form: Personalized pricing");
    expect(text).toContain("Cash down: $2,500\nTerm: 60 months\nTrade-in: yes\n");
    // The phone may have any digits.
    const words = wordsOf(text).replaceAll(phone, "").replaceAll(phone.slice(-4), "");
    expect(words).not.toMatch(/4,?500|600-619/);
    const desk = await openTerms(page.context(), termsLink(mail), { scripts: false });
    for (const shown of ["$2,500", "60 months", "$4,500", "600-619", car.vin]) expect(desk).toContain(shown);
    await expect(main.getByText("Step 5 of 6: Your details")).toBeVisible();
    await expect(summary).toContainText("−$4,500");
    const code = await codeFor(phone);
    await page.getByLabel("6-digit code").fill(code === "123456" ? "654321" : "123456");
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(main.getByRole("alert")).toContainText("That code is not right.");
    await expect(page).toHaveTitle(/^Error: /);
    await main.getByRole("button", { name: "Send a new code" }).click();
    await expect(main.getByRole("status").last()).toContainText(
      "Please wait a moment before you ask for another code",
    );
    await main.getByRole("button", { name: "Call me instead" }).click();
    await expect(heading(page)).toHaveText("We will call you");
    await expect(main.getByText("Step 5 of 6: Your details")).toBeVisible();
    await main.getByRole("link", { name: "I have the code" }).click();
    await page.getByLabel("6-digit code").fill(code);
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(heading(page)).toHaveText("Your terms are set");
    await main.getByRole("link", { name: "Keep browsing" }).click();
    await expect(page).toHaveURL(new RegExp(`terms=${TERMS}`));
    await expect(page.getByRole("region", { name: "Your terms" })).toContainText("$2,500 down");
  });
});

test("a sold car is said to be sold, and a similar one takes its place; negative equity counts", async ({
  page,
}) => {
  const sold = vinInFeed("sold");
  await page.goto(`/es/my-terms?vin=${sold}`);
  await expect(page.getByText(/ya se vendió$/)).toBeVisible();
  await page.goto(`/my-terms?vin=${sold}`);
  await expect(page.getByText(/has been sold$/)).toBeVisible();
  const similar = page.getByRole("link").filter({ hasText: /^20\d\d / });
  await expect(similar).toHaveCount(3);
  await similar.first().click();
  await expect(page).toHaveURL(/my-terms\?step=1&vin=/);
  await expect(page.getByText(/has been sold$/)).toHaveCount(0);
  await hydratePage(page);

  const main = page.getByRole("main");
  await main.getByLabel("Down payment in dollars").fill("2,500");
  await main.getByRole("radio", { name: "60" }).check();
  await main.getByRole("button", { name: "Continue" }).click();
  await main.getByRole("radio", { name: /^Yes/ }).check();
  await main.getByRole("button", { name: "Continue" }).click();
  await main.getByLabel("Trade equity in dollars").fill("-1,240");
  await main.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("complementary", { name: "Your terms" })).toContainText("+$1,240");
});
