import type { Page } from "@playwright/test";
import { expect, test } from "./product/test.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { typeSlowly } from "./shopper/type-slowly.ts";

type FormPage = {
  path: string;
  /** The label of the submit button. */
  button: string;
  sent: string;
  /** The subject of its mail. */
  subject: RegExp;
};

const FORMS: readonly FormPage[] = [
  {
    path: "/our-company/careers",
    button: "Apply Now",
    sent: "Thank you! Your submission has been received!",
    subject: /job application/i,
  },
  {
    path: "/es/our-company/careers",
    button: "Enviar solicitud",
    sent: "¡Gracias! Recibimos su solicitud.",
    subject: /job application/i,
  },
];

/** Values by field name; `mark` identifies the mail. */
function typed(mark: string): Record<string, string> {
  return {
    firstName: "Noemí",
    lastName: "Prado",
    email: "noemi.prado@example.com",
    phone: "(417) 555-0177",
    position: `Technician ${mark}`,
    message: `I like to know why. ${mark}`,
    make: "Honda",
    model: `CR-V ${mark}`,
    year: "2016",
    price: "9500",
    mileage: "88,210",
    buyingTime: `This week ${mark}`,
  };
}

async function fill(page: Page, mark: string): Promise<void> {
  for (const [name, value] of Object.entries(typed(mark))) {
    const field = page.locator(`form[data-lead-form] [name="${name}"]`);
    if (await field.count()) await field.first().fill(value);
  }
}

const LEAD_PAGES = ["/auto-financing/free-credit-score-pre-approval"];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [...FORMS.map((form) => form.path), ...LEAD_PAGES]) {
    test(`the form of ${path} is sent and confirmed`, async ({ page, mailbox }) => {
      const mark = `m${path.replace(/\W/g, "")}`;
      await page.goto(path);
      await fill(page, mark);
      await page.locator("form[data-lead-form] [type=submit]").click();
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.locator("form[data-lead-form]")).toHaveCount(0);
      const form = FORMS.find((one) => one.path === path);
      if (form) await expect(page.getByText(form.sent)).toBeVisible();
      const mail = await mailbox.mailWith(mark);
      if (form) expect(mail.email.subject).toMatch(form.subject);
    });
  }

  test("a confirmation is shown only to the browser that sent the form", async ({ page, browser }) => {
    await page.goto("/es/our-company/careers");
    await fill(page, "only-here");
    await page.locator("form[data-lead-form] [type=submit]").click();
    const confirmed = page.getByText("¡Gracias! Recibimos su solicitud.");
    await expect(confirmed).toBeVisible();
    await page.reload();
    await expect(confirmed).toBeVisible();
    await page.goBack();
    await expect(page.locator("form[data-lead-form]")).toBeVisible();
    await page.goForward();
    await expect(confirmed).toBeVisible();

    const stranger = await browser.newPage();
    for (const path of [page.url(), "/contact-us/sent", "/es/amp-contact-request-confirmation"]) {
      const answer = await stranger.goto(new URL(path, page.url()).href);
      expect([answer?.status(), answer?.headers()["cache-control"]], path).toEqual([200, "no-store"]);
      await expect(stranger.locator("form[data-lead-form]"), path).toBeVisible();
      expect(await stranger.content(), path).not.toMatch(/Message sent!|¡Mensaje enviado!|¡Gracias!/);
    }
    await stranger.close();
  });

  test("an empty form returns in its language with an error for each field", async ({ page }) => {
    await page.goto("/es/our-company/careers");
    await page.getByRole("button", { name: "Enviar solicitud" }).click();
    const summary = page.getByRole("alert").filter({ hasText: "Hay un problema" });
    await expect(summary.getByRole("link")).toHaveCount(6);
    await expect(page.getByText("Escriba su nombre.").first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/es/our-company/careers");
  });

  test("the calculator estimates the typed values", async ({ page }) => {
    await page.goto("/auto-financing");
    await page.getByRole("spinbutton", { name: "Price with fees" }).fill("20000");
    await page.getByRole("spinbutton", { name: "Cash down" }).fill("5000");
    await page.getByRole("button", { name: "Update estimate" }).click();
    await expect(page.locator("#payment").getByText("$15,000")).toBeVisible();
  });

  test("the article search works in both languages", async ({ page }) => {
    await page.goto("/es/help-center");
    await page.getByRole("searchbox").fill("enganche");
    await page.getByRole("button", { name: "Buscar" }).click();
    await expect(page.getByRole("heading", { name: /resultados? para “enganche”/ })).toBeVisible();
    await page.goto("/help-center?q=zeppelin");
    await expect(page.getByText("Nothing found for “zeppelin”")).toBeVisible();
  });
});

test("with scripts a form is validated, fails with its own text, and is confirmed", async ({
  page,
  mailbox,
}) => {
  await page.goto("/our-company/careers");
  await hydratePage(page);
  const send = page.getByRole("button", { name: "Apply Now" });
  await send.click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveCount(6);
  await fill(page, "with-scripts");
  const position = page.locator('[name="position"]');
  await position.clear();
  await typeSlowly(position, "Technician");
  const phone = page.locator('[name="phone"]');
  await expect(phone).toHaveAttribute("placeholder", "+1 (999) 999-9999");
  await phone.clear();
  await typeSlowly(phone, "4175550177");
  await expect(phone).toHaveValue("+1 (417) 555-0177");
  const api = "**/api/v1/stores/*/website/leads";
  await page.route(api, (route) => route.fulfill({ status: 500, body: "" }));
  await send.click();
  await expect(
    page.getByRole("alert").getByText("Oops! Something went wrong while submitting the form."),
  ).toBeVisible();
  await page.unroute(api);
  await send.click();
  await expect(page.getByText("Thank you! Your submission has been received!")).toBeVisible();
  await expect(send).toBeHidden();
  await page.reload();
  await expect(page.getByText("Thank you! Your submission has been received!")).toBeVisible();
  await mailbox.mailWith("with-scripts");
});

test("a form whose scripts do not come keeps what was typed, and is posted", async ({ page, mailbox }) => {
  let isAborted = false;
  await page.route(/\/_next\/static\/.*\.js(\?|$)/, async (route) => {
    const response = await route.fetch();
    const isForms = (await response.text()).includes("Idempotency-Key");
    if (!isForms) return route.fulfill({ response });
    isAborted = true;
    return route.abort();
  });
  await page.goto("/our-company/careers");
  await fill(page, "without-its-chunk");
  await expect.poll(() => isAborted).toBe(true);
  await page.getByRole("button", { name: "Apply Now" }).click();
  await expect(page.getByText("Thank you! Your submission has been received!")).toBeVisible();
  await mailbox.mailWith("without-its-chunk");
});
