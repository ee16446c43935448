import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { loadLenderKeys } from "@forecourt/database";
import { openForLender } from "@forecourt/database/lender-sealing";
import { columnsWith } from "@forecourt/database/testing/columns-with";
import type { BrowserContext, Page } from "@playwright/test";
import { openProductDatabase } from "./product/product-database.ts";
import { sealedApplications } from "./product/sealed-applications.ts";
import { type Product, startProduct } from "./product/start-product.ts";
import { expect, test } from "./product/test.ts";
import { isThorough } from "./product/ways.ts";
import {
  type Applicants,
  LEAD_FIELDS,
  plantedApplicants,
  writtenForms,
} from "./shopper/application-canaries.ts";
import { APPLICATION_WORDS } from "./shopper/application-words.ts";
import { fillStep, STEP_FIELDS, stepShown } from "./shopper/fill-application.ts";
import { untilHydrated } from "./shopper/hydrate-page.ts";

/*
 * 40 canaries, twenty of each applicant, typed with scripts and without. Only the applicant's name, email and phone may
 * be in the dealership's email and, sealed, in its lead. Everything else is for the lender's key alone.
 */

const PATH = "/auto-financing/full-credit-application";
const RUNS = [
  { name: "with scripts", scripts: true, word: "Zqv", number: 20 },
  { name: "without scripts", scripts: false, word: "Xkw", number: 30 },
].slice(0, isThorough ? 2 : 1);

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ LOG_LEVEL: "debug", SMTP_URL: "", EMAIL_API_URL: "" });
});
test.afterAll(() => product?.stop());

/** Every written form of the canaries, with its field; those of the lead are left out if asked. */
function canaries({ applicant, coApplicant }: Applicants, withoutLead: boolean): [string, string][] {
  const own = Object.entries(writtenForms(applicant)).filter(
    ([field]) => !withoutLead || !LEAD_FIELDS.includes(field),
  );
  const all = [...own, ...Object.entries(writtenForms(coApplicant)).map(([f, v]) => [`co ${f}`, v] as const)];
  return all.flatMap(([field, forms]) => forms.map((form): [string, string] => [field, form]));
}

function found(text: string | Buffer, applicants: Applicants, { withoutLead = false } = {}): string[] {
  return canaries(applicants, withoutLead)
    .filter(([, form]) => text.includes(form))
    .map(([field, form]) => `${field}: ${form}`);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function apply(page: Page, applicants: Applicants, scripts: boolean): Promise<void> {
  const words = APPLICATION_WORDS.en;
  await page.goto(`${product.url}${PATH}?step=1`);
  if (scripts) await untilHydrated(page);
  await page.locator('input[name="who"][value="together"]').check();
  for (const step of STEP_FIELDS.keys()) {
    if (scripts) await stepShown(page, step + 1);
    for (const role of ["applicant", "coApplicant"] as const) {
      if (scripts && role === "coApplicant") await page.getByRole("tab", { selected: false }).click();
      await fillStep(page, role, step, applicants[role]);
    }
    if (scripts) await page.getByRole("main").getByRole("button", { name: words.next }).click();
  }
  if (scripts) await stepShown(page, 5);
}

async function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

async function cookiesOf(context: BrowserContext): Promise<string> {
  return decodeURIComponent(
    (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; "),
  );
}

for (const { name, scripts, word, number } of RUNS) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled: scripts });

    test("no canary is readable anywhere, and the lender's key opens all forty", async ({
      page,
      context,
    }) => {
      const applicants = plantedApplicants(word, number);
      expect(found(JSON.stringify(applicants), applicants).length).toBeGreaterThanOrEqual(40);
      const addresses: string[] = [];
      const bodies: string[] = [];
      page.on("request", (request) => {
        addresses.push(decodeURIComponent(request.url()), request.headers()["referer"] ?? "");
        bodies.push(request.postData() ?? "");
      });
      await apply(page, applicants, scripts);
      if (scripts) {
        const draft = await stored(page);
        for (const field of ["income", "otherIncome", "birthDate", "ssn"])
          for (const values of Object.values(applicants)) expect(draft).not.toContain(values[field]);
      }
      await page.getByRole("main").getByRole("button", { name: APPLICATION_WORDS.en.send }).click();
      await expect(page.getByRole("heading", { name: APPLICATION_WORDS.en.sent })).toBeVisible();

      expect(found(addresses.join("\n"), applicants), "addresses").toEqual([]);
      expect(found(await cookiesOf(context), applicants), "cookies").toEqual([]);
      if (scripts) {
        expect(found(await stored(page), applicants), "storage").toEqual([]);
        expect(found(bodies.join("\n"), applicants, { withoutLead: true }), "requests").toEqual([]);
      }
      expect(found(await page.content(), applicants, { withoutLead: true }), "confirmation").toEqual([]);

      // The sealed file opens with the key, and has every canary.
      const keys = await loadLenderKeys(product.dataDir);
      let opened = "";
      await expect
        .poll(async () => {
          for (const sealed of sealedApplications(product.dataDir)) {
            expect(found(sealed, applicants), "sealed file").toEqual([]);
            const result = await openForLender(keys, sealed);
            if (result.ok && result.value.text.includes(applicants.applicant["employer"]!))
              opened = result.value.text;
          }
          return opened !== "";
        })
        .toBe(true);
      for (const values of Object.values(applicants))
        for (const [field, forms] of Object.entries(writtenForms(values)))
          expect(
            forms.some((form) => opened.toLowerCase().includes(form.toLowerCase())),
            field,
          ).toBe(true);

      // Every column of every table, with the outbox.
      const { owner, close } = await openProductDatabase(product.dataDir);
      try {
        await expect
          .poll(async () =>
            (await owner.pool.query("SELECT state FROM outbox")).rows.map(({ state }) => state),
          )
          .not.toContain("ready");
        for (const [field, form] of canaries(applicants, false))
          expect([field, await columnsWith(owner, form)]).toEqual([field, []]);
        const dump = await owner.pool.query("SELECT row_to_json(outbox)::text AS row FROM outbox");
        expect(found(JSON.stringify(dump.rows), applicants), "outbox").toEqual([]);
      } finally {
        await close();
      }

      // Logs of site and worker, the inbox, and every file of the data folder, the database's own among them.
      expect(found(product.output(), applicants), "logs").toEqual([]);
      const inbox = await (await fetch(`${product.workerUrl}/inbox`)).text();
      expect(found(inbox, applicants), "inbox").toEqual([]);
      expect(inbox).toContain("Credit application");
      const leaks = filesIn(product.dataDir).flatMap((path) => {
        const file = relative(product.dataDir, path);
        if (file.startsWith("lender/")) return [];
        const isMail = file.startsWith("mail/");
        try {
          return found(readFileSync(path), applicants, { withoutLead: isMail }).map(
            (leak) => `${file}: ${leak}`,
          );
        } catch {
          // The database has removed it meanwhile.
          return [];
        }
      });
      expect(leaks).toEqual([]);
      const mails = filesIn(join(product.dataDir, "mail")).map((path) => readFileSync(path, "utf8"));
      const own = mails.filter((mail) => mail.includes(applicants.applicant["email"]!));
      // One to the team, and one to the person whom the page names.
      expect(new Set(own.map((mail) => /^X-Lead-ID: (.+)$/im.exec(mail)?.[1])).size).toBe(1);
    });
  });
}
