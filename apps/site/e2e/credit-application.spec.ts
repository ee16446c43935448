import { elements, readXml, validateAdf } from "@forecourt/adf/testing";
import { loadLenderKeys } from "@forecourt/database";
import { openForLender } from "@forecourt/database/lender-sealing";
import type { Page } from "@playwright/test";
import { CHOSEN } from "./product/chosen-consent.ts";
import { ownNetwork } from "./product/network.ts";
import { sealedApplications } from "./product/sealed-applications.ts";
import { coreIf, expect, test } from "./product/test.ts";
import { isThorough } from "./product/ways.ts";
import { type Applicants, plantedApplicants } from "./shopper/application-canaries.ts";
import { APPLICATION_WORDS, type ApplicationLanguage } from "./shopper/application-words.ts";
import { axeViolations } from "./shopper/axe-violations.ts";
import { applicationControl, fillStep, stepShown } from "./shopper/fill-application.ts";
import { type Hands, keyboardOf, MOUSE } from "./shopper/hands.ts";
import { untilHydrated } from "./shopper/hydrate-page.ts";

test.use({ extraHTTPHeaders: ownNetwork() });

const PATH = "/auto-financing/full-credit-application";
const dataDir = () => process.env["PRODUCT_DATA"] ?? "";

/** The opened application of an applicant's email address; waits for its file. */
async function deliveredApplication(email: string) {
  let found: { applicants: Record<string, unknown>[]; locale: string; vehicle: unknown } | undefined;
  const keys = await loadLenderKeys(dataDir());
  await expect
    .poll(
      async () => {
        for (const sealed of sealedApplications(dataDir())) {
          const opened = await openForLender(keys, sealed);
          if (opened.ok && opened.value.text.includes(email)) found = JSON.parse(opened.value.text);
        }
        return found !== undefined;
      },
      { message: "a sealed file for the lender" },
    )
    .toBe(true);
  return found!;
}

async function noViolations(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
}

type Shopper = { page: Page; language: ApplicationLanguage; hands: Hands; applicants: Applicants };

const submit = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name });

/** All steps with scripts, up to the review. */
async function walkSteps({ page, language, hands, applicants }: Shopper): Promise<void> {
  const words = APPLICATION_WORDS[language];
  for (let step = 0; step < 4; step += 1) {
    await stepShown(page, step + 1);
    if (step === 0) await hands.choose(page.locator('input[name="who"][value="together"]'));
    for (const role of ["applicant", "coApplicant"] as const) {
      if (role === "coApplicant") {
        const tab = page.getByRole("tab", { selected: false });
        if (hands === MOUSE) await tab.click();
        else {
          await page.getByRole("tab", { selected: true }).focus();
          await page.keyboard.press("ArrowRight");
        }
      }
      await fillStep(page, role, step, applicants[role], hands);
    }
    await noViolations(page);
    await hands.press(submit(page, words.next));
  }
  await stepShown(page, 5);
  await noViolations(page);
}

const SHOPPERS = (
  [
    { name: "in Spanish with the keyboard alone", language: "es", scripts: true, keys: true },
    { name: "in English without JavaScript", language: "en", scripts: false, keys: false },
    { name: "in English with a mouse", language: "en", scripts: true, keys: false },
    { name: "in Spanish without JavaScript", language: "es", scripts: false, keys: false },
  ] as const
).slice(0, isThorough ? 4 : 2);

SHOPPERS.forEach(({ name, language, scripts, keys }, number) => {
  test.describe(name, () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      "from the financing page to the lender's sealed file and the dealership's lead",
      coreIf(!scripts),
      async ({ page, mailbox }) => {
        const words = APPLICATION_WORDS[language];
        const applicants = plantedApplicants(`W${"abcd"[number]}${Date.now() % 100_000}`, 10 + number * 2);
        const hands = keys ? keyboardOf(page) : MOUSE;
        await page.goto(`${words.prefix}/auto-financing`);
        await page.getByRole("contentinfo").getByRole("link", { name: words.menu }).click();
        await page.getByRole("main").getByRole("link", { name: words.start }).click();
        if (scripts) {
          await untilHydrated(page);
          await walkSteps({ page, language, hands, applicants });
          await hands.press(submit(page, words.send));
        } else {
          await page.locator('input[name="who"][value="together"]').check();
          for (let step = 0; step < 4; step += 1)
            for (const role of ["applicant", "coApplicant"] as const)
              await fillStep(page, role, step, applicants[role]);
          await submit(page, words.send).click();
        }
        await expect(page.getByRole("heading", { name: words.sent })).toBeVisible();
        expect(new URL(page.url()).search).toBe("?sent=1");
        if (scripts) await noViolations(page);

        const { applicant, coApplicant } = applicants;
        const application = await deliveredApplication(applicant["email"]!);
        expect(application.locale).toBe(language);
        expect(application.applicants).toMatchObject([
          { firstName: applicant["firstName"], socialSecurityNumber: applicant["ssn"]!.replace(/-/g, "") },
          { firstName: coApplicant["firstName"], employment: { employer: coApplicant["employer"] } },
        ]);
        const mail = await mailbox.mailWith(applicant["email"]!);
        const xml = mail.email.text ?? "";
        expect(validateAdf(xml)).toEqual([]);
        const customer = elements(readXml(xml), "customer")[0]!;
        expect(elements(customer, "name").map(({ text }) => text)).toEqual([
          applicant["firstName"],
          applicant["lastName"],
        ]);
        expect(elements(customer, "comments")[0]?.text).toContain("Full credit application");
        for (const field of ["ssn", "income", "birthDate", "employer", "street"])
          expect(mail.raw).not.toContain(applicant[field]);
        expect(mail.raw).not.toContain(coApplicant["firstName"]);

        // A reload shows the confirmation again; another browser sees the start.
        await page.reload();
        await expect(page.getByRole("heading", { name: words.sent })).toBeVisible();
      },
    );
  });
});

test("the draft survives a reload and Back, without what is never saved", async ({ page }) => {
  const { applicant } = plantedApplicants("Draft", 90);
  await page.goto(`${PATH}?step=1`);
  await untilHydrated(page);
  await page.locator('input[name="who"][value="alone"]').check();
  await fillStep(page, "applicant", 0, applicant);
  await submit(page, "Continue").click();
  await stepShown(page, 2);
  await fillStep(page, "applicant", 1, applicant);
  await submit(page, "Continue").click();
  await stepShown(page, 3);
  await fillStep(page, "applicant", 2, applicant);
  await page.reload();
  await untilHydrated(page);
  expect(new URL(page.url()).searchParams.get("step")).toBe("3");
  await expect(applicationControl(page, "applicant", "employer")).toHaveValue(applicant["employer"]!);
  await expect(applicationControl(page, "applicant", "income")).toHaveValue("");
  await page.goBack();
  await stepShown(page, 2);
  await expect(applicationControl(page, "applicant", "street")).toHaveValue(applicant["street"]!);
  await page.goto(`/es${PATH}?step=5`);
  await untilHydrated(page);
  // A later step than the first open question cannot be opened.
  await stepShown(page, 3);
  await expect(applicationControl(page, "applicant", "jobTitle")).toHaveValue(applicant["jobTitle"]!);

  const stranger = await page.context().browser()!.newPage();
  await stranger.goto(new URL(`${PATH}?sent=1`, page.url()).href);
  expect(new URL(stranger.url()).search).toBe("");
  await stranger.close();
});

/** What is typed wrongly, step by step, and the code of its message. */
const WRONG: readonly Record<string, readonly [string, string]>[] = [
  {
    firstName: ["x".repeat(101), "too-long"],
    lastName: ["\u200b", "required"],
  },
  {
    email: ["<script>alert(1)</script>", "email"],
    phone: ["417", "phone"],
    zipCode: ["6580.", "zip"],
    residenceYears: ["3½", "years"],
    residenceMonths: ["12", "months"],
    housingPayment: ["1,15O", "amount-letters"],
  },
  {
    workPhone: ["' OR 1=1 --", "phone"],
    income: ["52OO", "amount-letters"],
    otherIncome: ["-350", "amount"],
  },
  { birthDate: ["04/23/2020", "age"], ssn: ["666-12-3456", "ssn"] },
];

for (const language of (["es", "en"] as const).slice(0, isThorough ? 2 : 1)) {
  test(`every wrong answer has its message at the field and in the summary, in ${language}`, async ({
    page,
  }) => {
    const words = APPLICATION_WORDS[language];
    const texts: Record<string, string> = { ...(words.shared as object), ...words.errors };
    const { applicant } = plantedApplicants("Wrong", 80);
    await page.goto(`${words.prefix}${PATH}?step=1`);
    await untilHydrated(page);
    for (const [step, wrong] of WRONG.entries()) {
      await stepShown(page, step + 1);
      // Empty: the specification's message at each required field.
      await submit(page, words.next).click();
      const summary = page.getByRole("main").getByRole("alert");
      await expect(summary).toBeFocused();
      const required = summary.getByRole("link", { name: texts["required"]! });
      expect(await required.count()).toBeGreaterThan(1);

      if (step === 0) await page.locator('input[name="who"][value="alone"]').check();
      await fillStep(page, "applicant", step, applicant);
      for (const [field, [typed]] of Object.entries(wrong))
        await applicationControl(page, "applicant", field).fill(typed);
      await submit(page, words.next).click();
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("link")).toHaveCount(Object.keys(wrong).length);
      for (const [field, [, code]] of Object.entries(wrong)) {
        const message = texts[code]!;
        await expect(page.locator(`[id="applicant-${field}-error"]`)).toHaveText(message);
        const line = summary.locator(`a[href="#applicant-${field}"]`);
        await expect(line).toHaveText(`${words.fields[field as keyof typeof words.fields]}: ${message}`);
        await line.click();
        await expect(applicationControl(page, "applicant", field)).toBeFocused();
      }
      await fillStep(page, "applicant", step, applicant);
      await submit(page, words.next).click();
    }
    await stepShown(page, 5);
  });
}

test("one thing to fix is named on the applicant's tab, and its link shows that applicant", async ({
  page,
}) => {
  const applicants = plantedApplicants("Tabs", 70);
  await page.goto(`${PATH}?step=1`);
  await untilHydrated(page);
  await page.locator('input[name="who"][value="together"]').check();
  await fillStep(page, "applicant", 0, applicants.applicant);
  await submit(page, "Continue").click();
  await expect(page.getByRole("tab", { name: /2 to fix/ })).toHaveAttribute("aria-selected", "true");
  await fillStep(page, "coApplicant", 0, { ...applicants.coApplicant, lastName: "" });
  await page.getByRole("tab", { selected: false }).click();
  await submit(page, "Continue").click();
  const name = applicants.coApplicant["firstName"]!;
  await expect(page.getByRole("heading", { name: `One thing to fix for ${name}` })).toBeVisible();
  await page.getByRole("tab", { selected: false }).click();
  await page.getByRole("main").getByRole("alert").getByRole("link").click();
  await expect(applicationControl(page, "coApplicant", "lastName")).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a refused form returns as the answer, with what was typed but what is never sent back", async ({
    page,
    context,
  }) => {
    const { applicant } = plantedApplicants("Plain", 60);
    await page.goto(`/es${PATH}?step=1`);
    await page.locator('input[name="who"][value="alone"]').check();
    for (let step = 0; step < 4; step += 1) await fillStep(page, "applicant", step, applicant);
    await applicationControl(page, "applicant", "income").fill("52OO");
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await submit(page, APPLICATION_WORDS.es.send).click();
    expect((await answered).status()).toBe(422);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      APPLICATION_WORDS.es.errors["amount-letters"],
    );
    await expect(applicationControl(page, "applicant", "employer")).toHaveValue(applicant["employer"]!);
    for (const field of ["income", "otherIncome", "birthDate", "ssn"])
      await expect(applicationControl(page, "applicant", field)).toHaveValue("");
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies).toEqual(CHOSEN.cookies.map(({ name }) => name));
    expect(page.url()).not.toContain("Plain");
    const html = await page.content();
    for (const secret of ["52OO", applicant["ssn"]!, applicant["birthDate"]!])
      expect(html).not.toContain(secret);
  });
});
