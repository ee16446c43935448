import type { Page } from "@playwright/test";
import { CORE, expect, test } from "./product/test.ts";
import { holdScripts } from "./shopper/hold-scripts.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { readableAddress } from "./shopper/readable-address.ts";
import { fillContactForm, testShopper } from "./shopper/send-inquiry.ts";

const REQUIRED = [
  ["First name", "Enter your first name."],
  ["Last name", "Enter your last name."],
  ["Email", "This field is required"],
  ["Phone", "This field is required"],
  ["Message", "Enter your message."],
] as const;

const send = (page: Page) => page.getByRole("button", { name: "Send message" }).click();
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** The error summary has the focus and links to each field; each field has its error. */
async function expectEveryFieldNamed(page: Page): Promise<void> {
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(summary.getByRole("link")).toHaveCount(REQUIRED.length);
  for (const [name, message] of REQUIRED)
    await expect(field(page, name), name).toHaveAccessibleDescription(new RegExp(message));
  await expect(page.getByText("Something went wrong")).toBeHidden();
  await summary.getByRole("link", { name: "Enter your message." }).click();
  await expect(field(page, "Message")).toBeFocused();
}

test("an empty form shows an error beside every field", CORE, async ({ page }) => {
  await page.goto("/contact-us");
  await hydratePage(page);
  await send(page);
  await expectEveryFieldNamed(page);
});

test(
  "a lost connection shows an error, and the form is sent once it is back",
  CORE,
  async ({ page, mailbox }) => {
    const shopper = testShopper("back-again");
    await page.goto("/contact-us");
    await hydratePage(page);
    await fillContactForm(page, shopper);
    let tries = 0;
    await page.route("**/api/v1/stores/*/website/leads", (route) => {
      tries += 1;
      return tries <= 2 ? route.abort("connectionfailed") : route.continue();
    });
    await send(page);
    await expect(page.getByRole("heading", { name: "Message sent!" })).toBeVisible();
    expect(tries).toBe(3);
    await expect(page.getByText(`Thank you, ${shopper.firstName}.`)).toBeVisible();
    await expect(page.getByText("We have your message, your email, and your phone number.")).toBeVisible();
    await expect(page.getByText(/, .* at Larkspur North, answers you\.$/)).toBeVisible();
    await mailbox.mailWith("back-again");
  },
);

test("a server error keeps the form's values and shows the phone number", async ({ page }) => {
  const shopper = testShopper("refused");
  await page.goto("/contact-us");
  await hydratePage(page);
  await fillContactForm(page, shopper);
  await page.route("**/api/v1/stores/*/website/leads", (route) => route.fulfill({ status: 500, body: "" }));
  await send(page);
  await expect(page.getByRole("alert").getByText("Something went wrong")).toBeVisible();
  await expect(field(page, "Message")).toHaveValue(shopper.message);
  const toast = page.getByRole("region", { name: "Messages (F8)" }).getByRole("listitem");
  await expect(toast).toContainText("There was an error on sending your information.");
  const { x, y, width } = (await toast.boundingBox())!;
  expect([1440 - x - width, y]).toEqual([20, 20]);
  await toast.getByRole("button", { name: "Close message" }).click();
  await expect(toast).toBeHidden();
  await expect(page.getByRole("alert").getByText("Something went wrong")).toBeVisible();
});

test("a failure says what happened at the last attempt, which has the same key", async ({ page }) => {
  await page.goto("/contact-us");
  await hydratePage(page);
  await fillContactForm(page, testShopper("limited"));
  const keys: (string | undefined)[] = [];
  await page.route("**/api/v1/stores/*/website/leads", (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    const limited = { errors: [{ field: "", code: "limited", message: "Please wait a few minutes." }] };
    return keys.length === 1
      ? route.fulfill({ status: 429, json: limited })
      : route.fulfill({ status: 500, body: "" });
  });
  await send(page);
  const failure = page.getByRole("alert").filter({ hasText: "Something went wrong" });
  await expect(failure).toContainText("Please wait a few minutes.");
  await expect(failure).toBeFocused();
  await send(page);
  await expect(failure).toContainText("There was an error on sending your information.");
  await expect(failure).not.toContainText("Please wait a few minutes.");
  expect(new Set(keys).size).toBe(1);
});

test("a message for a member of staff reaches them and the department", async ({ page, mailbox }) => {
  const shopper = testShopper("for-priya");
  await page.goto("/contact-us?about=service&person=priya-raman");
  await hydratePage(page);
  await fillContactForm(page, shopper);
  await send(page);
  await expect(page.getByRole("heading", { name: "Message sent!" })).toBeVisible();
  await expect(page.getByText(/Priya Raman.* answers you\./)).toBeVisible();
  for (const inbox of ["priya.raman", "service"]) {
    const { email } = await mailbox.mailTo(`${inbox}@larkspurmitsubishi.example`, /^Service question/);
    expect(email.text).toContain("for-priya");
  }
});

test("what was typed and chosen before hydration stays, in a prefilled message too", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contact-us?person=priya-raman");
  await expect(field(page, "Message")).toHaveValue("For Priya Raman:\n");
  await field(page, "First name").fill("Ada");
  await field(page, "Message").fill("For Priya Raman:\nIs it still there?");
  await page.getByRole("combobox", { name: "What is it about?" }).selectOption({ label: "Trade appraisal" });
  await expect(field(page, "Make")).toBeVisible();
  release();
  await hydratePage(page);
  await expect(field(page, "First name")).toHaveValue("Ada");
  await expect(field(page, "Message")).toHaveValue("For Priya Raman:\nIs it still there?");
  await send(page);
  await expect(field(page, "Make")).toHaveAccessibleDescription(/Enter the make of the vehicle\./);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an empty form returns with an error beside every field", async ({ page }) => {
    await page.goto("/contact-us");
    await send(page);
    await expectEveryFieldNamed(page);
  });

  test("the submitted values are kept, and are not in the address", CORE, async ({ page }) => {
    await page.goto("/contact-us?about=service");
    await field(page, "Message").fill("My brakes squeal & whistle <loudly>");
    await field(page, "Email").fill("ada@");
    await send(page);
    await expect(field(page, "Email")).toHaveAccessibleDescription(/Please enter a valid email address/);
    await expect(field(page, "Message")).toHaveValue("My brakes squeal & whistle <loudly>");
    expect(readableAddress(page)).not.toMatch(/ada|brakes/);
  });
});
