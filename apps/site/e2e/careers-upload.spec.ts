import { writeFileSync } from "node:fs";
import { columnsWith } from "@forecourt/database/testing/columns-with";
import { sampleDocx, sampleExe, samplePdf, samplePng, sampleZipBomb } from "@forecourt/leads/testing";
import type { Page } from "@playwright/test";
import { escapePattern } from "./product/escape-pattern.ts";
import type { Mailbox } from "./product/mailbox.ts";
import { ownNetwork } from "./product/network.ts";
import { openProductDatabase } from "./product/product-database.ts";
import { expect, productUrl, test } from "./product/test.ts";
import { firstByDefault, isThorough, WAYS } from "./product/ways.ts";
import { axeViolations } from "./shopper/axe-violations.ts";
import { CAREERS_WORDS, type CareersWords } from "./shopper/careers-words.ts";
import { hydratePage } from "./shopper/hydrate-page.ts";
import { typeSlowly } from "./shopper/type-slowly.ts";

type Sent = { name: string; mimeType: string; buffer: Buffer };

const PDF_TYPE = "application/pdf";
const file = (name: string, bytes: Uint8Array, mimeType = PDF_TYPE): Sent => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

/** The path of a large file: its bytes need not go through the browser's protocol, which takes seconds. */
function largeFile(name: string, bytes: Uint8Array): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, bytes);
  return path;
}

const VALUES = {
  firstName: "Noemí",
  lastName: "Prado",
  email: "noemi.prado@example.com",
  phone: "(417) 555-0177",
  message: "I like to know why.",
};

/** Fills in the form; `mark` identifies the mail. With scripts the position is typed as slowly as people type. */
async function fill(page: Page, mark: string, scripts: boolean): Promise<void> {
  for (const [name, value] of Object.entries(VALUES)) {
    await page.locator(`form[data-lead-form] [name="${name}"]`).fill(value);
  }
  const position = page.locator('form[data-lead-form] [name="position"]');
  if (scripts) await typeSlowly(position, mark);
  else await position.fill(mark);
}

const resumeField = (page: Page) => page.locator('form[data-lead-form] input[type="file"]');

async function open(page: Page, words: CareersWords, scripts: boolean): Promise<void> {
  await page.goto(words.path);
  if (scripts) await hydratePage(page);
}

async function expectSent(page: Page, words: CareersWords): Promise<void> {
  // Megabytes take a while to arrive.
  await page.waitForURL(/[?&]sent=/);
  await expect(page.getByText(words.sent)).toBeVisible();
  await expect(page.getByRole("heading", { name: words.sentTitle })).toBeVisible();
  await expect(page.locator("form[data-lead-form]")).toHaveCount(0);
}

/** The form is there with what was typed, and the message is read with its file field. */
async function expectRefused(page: Page, words: CareersWords, mark: string, message: string): Promise<void> {
  const summary = page.getByRole("alert").filter({ hasText: words.summary });
  await expect(summary.getByRole("link", { name: message })).toBeVisible();
  await expect(resumeField(page)).toHaveAccessibleDescription(new RegExp(escapePattern(message)));
  await expect(resumeField(page)).toHaveAttribute("aria-invalid", "true");
  for (const [name, value] of Object.entries({ ...VALUES, position: mark })) {
    const control = page.locator(`form[data-lead-form] [name="${name}"]`);
    if (name === "phone") await expect(control).toHaveValue(/555-0177/);
    else await expect(control).toHaveValue(value);
  }
}

async function expectAttached(
  mailbox: Mailbox,
  mark: string,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  const { email, to } = await mailbox.mailWith(mark);
  expect(to).toEqual(["careers@larkspurmitsubishi.example"]);
  expect(email.attachments.map(({ filename }) => filename)).toEqual([name]);
  const content = Buffer.from(email.attachments[0]!.content as ArrayBuffer);
  expect(content.equals(Buffer.from(bytes))).toBe(true);
}

const bomb = file("resume.docx", sampleZipBomb());

for (const [locale, scripts] of WAYS) {
  const words = CAREERS_WORDS[locale];
  const way = `${locale}${scripts ? "" : "x"}`;

  test.describe(`the careers form ${scripts ? "with" : "without"} scripts, in ${locale}`, () => {
    test.use({ javaScriptEnabled: scripts, extraHTTPHeaders: ownNetwork() });

    test("sends a resume that opens in the dealership's email", async ({ page, mailbox, complaints }) => {
      const docx = sampleDocx({ text: `Technician ${way}` });
      await open(page, words, scripts);
      await expect(resumeField(page)).toHaveAccessibleName(new RegExp(`^${words.label} `));
      await expect(resumeField(page)).toHaveAccessibleDescription(new RegExp(escapePattern(words.hint)));
      await expect(page.getByText(words.kept).first()).toBeVisible();
      await fill(page, `resumeopens${way}`, scripts);
      await resumeField(page).setInputFiles(file("../Résumé \u202Exfdp.docx", docx, "text/html"));
      await page.getByRole("button", { name: words.button }).click();
      await expectSent(page, words);
      await expectAttached(mailbox, `resumeopens${way}`, "Resume xfdp.docx", docx);
      expect(complaints).toEqual([]);
    });

    test("sends a job application without a resume", async ({ page, mailbox }) => {
      await open(page, words, scripts);
      await fill(page, `noresume${way}`, scripts);
      await page.getByRole("button", { name: words.button }).click();
      await expectSent(page, words);
      expect((await mailbox.mailWith(`noresume${way}`)).email.attachments).toEqual([]);
    });

    const refused = [
      ["a picture named .pdf", file("resume.pdf", samplePng), words.type],
      ["a zip bomb", bomb, words.unsafe],
      ["a program named .docx", file("resume.docx", sampleExe), words.type],
    ] as const;
    for (const [at, [what, sent, message]] of refused.entries()) {
      // By default each is refused once; resumes have tests of their own.
      if (!isThorough && at !== (scripts ? 0 : 1)) continue;
      test(`refuses ${what} beside the field, and keeps what was typed`, async ({ page }) => {
        const mark = `refused${way}`;
        await open(page, words, scripts);
        await fill(page, mark, scripts);
        await resumeField(page).setInputFiles(sent);
        await page.getByRole("button", { name: words.button }).click();
        await expectRefused(page, words, mark, message);
      });
    }
  });
}

test.describe("the limit of 5 MB", () => {
  test.use({ extraHTTPHeaders: ownNetwork() });

  test("with scripts: exactly 5 MB arrive, one byte more is refused at once", async ({ page, mailbox }) => {
    const words = CAREERS_WORDS.en;
    await open(page, words, true);
    await fill(page, "fivemegabytes", true);
    await resumeField(page).setInputFiles(largeFile("large.pdf", samplePdf({ size: 5_242_881 })));
    await expect(
      page.getByText("large.pdf is larger than 5 MB. Choose a smaller file.").first(),
    ).toBeVisible();
    await expect(resumeField(page)).toHaveAttribute("aria-invalid", "true");
    const largest = samplePdf({ size: 5_242_880 });
    await resumeField(page).setInputFiles(largeFile("largest.pdf", largest));
    await expect(page.getByRole("button", { name: "Remove largest.pdf" })).toBeVisible();
    await page.getByRole("button", { name: words.button }).click();
    await expectSent(page, words);
    await expectAttached(mailbox, "fivemegabytes", "largest.pdf", largest);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    for (const size of [5_242_881, 12_000_000]) {
      test(`${size} bytes are refused, and what was typed comes back`, async ({ page }) => {
        const words = CAREERS_WORDS.es;
        await open(page, words, false);
        await fill(page, `large${size}`, false);
        await resumeField(page).setInputFiles(largeFile("large.pdf", samplePdf({ size })));
        await page.getByRole("button", { name: words.button }).click();
        await expectRefused(page, words, `large${size}`, words.size);
      });
    }

    test("exactly 5 MB arrive", async ({ page, mailbox }) => {
      const words = CAREERS_WORDS.en;
      const largest = samplePdf({ size: 5_242_880 });
      await open(page, words, false);
      await fill(page, "fivemegabytesx", false);
      await resumeField(page).setInputFiles(largeFile("largest.pdf", largest));
      await page.getByRole("button", { name: words.button }).click();
      await expectSent(page, words);
      await expectAttached(mailbox, "fivemegabytesx", "largest.pdf", largest);
    });

    test("a form refused for another field says that the file must be chosen again", async ({ page }) => {
      const words = CAREERS_WORDS.es;
      await open(page, words, false);
      await fill(page, "chooseagain", false);
      await page.locator('[name="firstName"]').fill("");
      await resumeField(page).setInputFiles(file("a.pdf", samplePdf()));
      await page.getByRole("button", { name: words.button }).click();
      await expect(page.getByRole("alert").getByRole("link", { name: words.again })).toBeVisible();
      await expect(page.locator('[name="position"]')).toHaveValue("chooseagain");
    });
  });
});

test("two files are refused, though only a changed form can send them", async () => {
  const body = new FormData();
  const lead = { kind: "CAREERS", customer: VALUES, details: { position: "Technician" }, comments: "Hello" };
  body.set("lead", JSON.stringify(lead));
  for (const name of ["a.pdf", "b.pdf"]) body.append("resume", new File([Buffer.from(samplePdf())], name));
  const answer = await fetch(`${productUrl()}/api/v1/stores/north/website/leads`, {
    method: "POST",
    headers: ownNetwork(),
    body,
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    errors: [{ field: "resume", code: "resume-several", message: "Choose one file only." }],
  });
});

test("a resume is in no column of the database in the clear", async ({ page, mailbox }) => {
  const words = CAREERS_WORDS.en;
  const canary = "canary-6e0d47b1";
  const pdf = samplePdf({ text: canary });
  await open(page, words, true);
  await fill(page, "sealedresume", true);
  await resumeField(page).setInputFiles(file(`${canary}.pdf`, pdf));
  await page.getByRole("button", { name: words.button }).click();
  await expectSent(page, words);
  await expectAttached(mailbox, "sealedresume", `${canary}.pdf`, pdf);
  const database = await openProductDatabase();
  try {
    const { rows } = await database.owner.pool.query(
      "SELECT count(*)::int AS n FROM resume JOIN lead ON lead.id = lead_id WHERE lead.kind = 'CAREERS'",
    );
    expect(rows[0].n).toBeGreaterThan(0);
    expect(await columnsWith(database.owner, canary)).toEqual([]);
  } finally {
    await database.close();
  }
});

test.describe("accessibility", () => {
  for (const width of firstByDefault([390, 1440])) {
    test(`the form has no axe violations with a file and with an error, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const words = CAREERS_WORDS.en;
      await open(page, words, true);
      await resumeField(page).setInputFiles(file("resume.pdf", samplePdf()));
      await expect(page.getByRole("button", { name: "Remove resume.pdf" })).toBeVisible();
      const findings = () => axeViolations(page, { within: "form[data-lead-form]" });
      expect(await findings()).toEqual([]);
      await resumeField(page).setInputFiles(largeFile("resume.pdf", samplePdf({ size: 5_242_881 })));
      await expect(resumeField(page)).toHaveAttribute("aria-invalid", "true");
      expect(await findings()).toEqual([]);
      const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      expect(fits).toBe(true);
    });
  }

  test("the file is chosen and removed with the keyboard", async ({ page }) => {
    // From the start: the browser asks the listener only when it knew of it before the key.
    page.on("filechooser", (chooser) => void chooser.setFiles(file("resume.pdf", samplePdf())));
    await open(page, CAREERS_WORDS.en, true);
    await page.locator('[name="message"]').focus();
    await page.keyboard.press("Tab");
    await expect(resumeField(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Remove resume.pdf" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Remove resume.pdf" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(resumeField(page)).toBeFocused();
    await expect(page.getByRole("button", { name: "Remove resume.pdf" })).toHaveCount(0);
  });
});
