import { expect, type Locator, type Page } from "@playwright/test";
import type { Mailbox } from "../product/mailbox.ts";
import { codeFor, newPhone } from "../product/phone-code.ts";
import type { Hands } from "./hands.ts";
import type { ApiVehicle } from "./hidden-prices.ts";
import { hydratePage, untilHydrated } from "./hydrate-page.ts";
import type { ShopperWords } from "./known-shopper-words.ts";
import { inDollars } from "./locked-car.ts";

export type KnownShopper = {
  page: Page;
  words: ShopperWords;
  hands: Hands;
  scripts: boolean;
  email: string;
  /** Two vehicles with locked prices; the first one is unlocked. */
  cars: readonly [ApiVehicle, ApiVehicle];
};

/** Price and payment of a vehicle, as shown on a page. */
export type Figures = { price: string; payment: string };

const dollarsIn = (text: string | null) => /\$[\d,]+/.exec(text ?? "")?.[0] ?? "";
const cardOf = ({ page, cars: [car] }: KnownShopper) => page.locator(`[data-vin="${car.vin}"]`);

async function openPage({ page, words, scripts }: KnownShopper, address: string): Promise<void> {
  await page.goto(words.prefix + address);
  if (scripts) await hydratePage(page);
}

/** Unlocks the price from its card in a list, and goes on to the vehicle. */
export async function unlockFromList(shopper: KnownShopper): Promise<void> {
  const { page, words, hands, scripts, email } = shopper;
  const [{ vin, price }] = shopper.cars;
  const phone = newPhone();
  await openPage(shopper, `/cars-for-sale?q=${vin}`);
  await expect(cardOf(shopper).getByText(inDollars(price!), { exact: true })).toBeVisible();
  await hands.press(cardOf(shopper).getByRole("link", { name: words.unlock }));
  const form = scripts ? page.getByRole("dialog") : page.getByRole("main");
  await hands.type(form.locator("[name=firstName]"), "Nadia");
  await hands.type(form.locator("[name=lastName]"), "Ferreira");
  await hands.typeSlowly(form.locator("[name=email]"), email);
  await hands.type(form.locator("[name=phone]"), phone);
  await expect(form.getByRole("checkbox", { name: words.remember })).toBeChecked();
  await hands.press(form.getByRole("button", { name: words.show }));
  await expect(form.getByLabel(words.code)).toBeVisible();
  await hands.type(form.getByLabel(words.code), await codeFor(phone));
  await hands.press(form.getByRole("button", { name: words.confirm }));
  await expect(form.getByRole("heading", { name: words.granted })).toBeVisible();
  await hands.press(form.getByRole("link", { name: words.see }));
}

/** Gives terms in the wizard, which the vehicle's page links to, and comes back to it. */
export async function giveTerms({ page, words, hands, scripts, email }: KnownShopper): Promise<void> {
  const main = page.getByRole("main");
  await hands.press(main.getByRole("link", { name: words.giveTerms }));
  await expect(main.getByLabel(words.down)).toBeVisible();
  if (scripts) await hydratePage(page);
  await hands.type(main.getByLabel(words.down), "2500");
  await hands.press(main.getByRole("button", { name: words.next }));
  await hands.choose(main.getByRole("radio", { name: words.noTrade }));
  await hands.press(main.getByRole("button", { name: words.next }));
  await hands.choose(main.getByRole("radio", { name: words.range }));
  await hands.press(main.getByRole("button", { name: words.next }));
  // The details are filled in.
  await expect(main.locator("[name=email]")).toHaveValue(email);
  await hands.typeSlowly(main.locator("[name=lastName]"), "Ferreira");
  await hands.press(main.getByRole("button", { name: words.next }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.termsSet);
  if (scripts) await untilHydrated(page);
  await hands.press(main.getByRole("link", { name: words.browse }));
  await expect(page.getByRole("region", { name: words.terms })).toContainText("$2,500");
}

/** The figures of the first vehicle on its own page, which is open, in a list and in a comparison. */
export async function readFigures(shopper: KnownShopper): Promise<Figures[]> {
  const { page, words, scripts, cars } = shopper;
  const terms = new URL(page.url()).searchParams.get("terms") ?? "";
  const figures = [await figuresIn(page.getByRole("region", { name: words.buyBox }))];
  // With scripts the stored terms apply by themselves.
  const given = scripts ? "" : `&terms=${terms}`;
  await openPage(shopper, `/cars-for-sale?q=${cars[0].vin}${given}`);
  await expect(page).toHaveURL(new RegExp(`terms=${terms}`));
  figures.push(await figuresIn(cardOf(shopper)));
  await openPage(shopper, `/compare?vehicles=${cars.map(({ vin }) => vin).join()}${given}`);
  await expect(page).toHaveURL(new RegExp(`terms=${terms}`));
  const ofFirst = (name: ShopperWords["price"]) =>
    page
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name }) })
      .getByRole("cell")
      .first();
  const [price, payment] = await Promise.all(
    [words.price, words.payment].map(async (name) => dollarsIn(await ofFirst(name).textContent())),
  );
  return [...figures, { price: price!, payment: payment! }];
}

async function figuresIn(part: Locator): Promise<Figures> {
  const price = part.getByText(/^\$[\d,]+$/).first();
  const payment = part.getByText(/^\$[\d,]+\s*\/(mo|mes) est\.$/).first();
  return { price: dollarsIn(await price.textContent()), payment: dollarsIn(await payment.textContent()) };
}

/** Has the price watched, and confirms it by the email's link. */
export async function watchPrice(shopper: KnownShopper, mailbox: Mailbox): Promise<void> {
  const { page, hands, email, cars } = shopper;
  await openPage(shopper, `/watch?vin=${cars[0].vin}`);
  await hands.typeSlowly(page.locator("#watch input[type=email]"), email);
  await hands.press(page.locator("#watch button[type=submit]"));
  await expect(page).toHaveURL(/\/watch\/sent$/);
  await page.goto(await linkTo(email, "/watch/confirm", mailbox));
  await hands.press(page.locator("main button[type=submit]"));
  await expect(page).toHaveURL(/\/watch\/confirmed$/);
}

/** Has the device forget everything, then the server by the emailed link. */
export async function deleteAll(shopper: KnownShopper, mailbox: Mailbox): Promise<void> {
  const { page, words, hands, email } = shopper;
  await page.goto(`${words.prefix}/my-details`);
  await hands.press(page.getByRole("button", { name: words.forget }));
  await expect(page.getByRole("heading", { name: words.forgotten })).toBeVisible();
  await openPage(shopper, "/my-details");
  await hands.typeSlowly(page.getByRole("main").locator("input[type=email]"), email);
  await hands.press(page.getByRole("button", { name: words.ask }));
  await expect(page.getByRole("heading", { name: words.asked })).toBeVisible();
  await page.goto(await linkTo(email, "/my-details/proof", mailbox));
  await expect(page.getByRole("main")).toContainText(email);
  await hands.press(page.getByRole("button", { name: words.delete }));
  await expect(page.getByRole("heading", { name: words.deleted })).toBeVisible();
}

/** The link to a page in an email to this address. */
async function linkTo(email: string, path: string, mailbox: Mailbox): Promise<string> {
  const pattern = new RegExp(`http://\\S+${path}\\?token=\\S+`);
  const find = async () => {
    const mails = (await mailbox.mails()).filter(({ to }) => to.includes(email));
    return mails.map((mail) => pattern.exec(mail.email.text ?? "")?.[0]).find((link) => link) ?? "";
  };
  await expect.poll(find, { message: `an email with ${path}` }).toContain(path);
  return find();
}
