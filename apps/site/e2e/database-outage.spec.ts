import { randomUUID } from "node:crypto";
import { createKeyPair } from "@forecourt/database";
import { LEAD_KINDS } from "@forecourt/leads/forms";
import { expect, test } from "@playwright/test";
import { UNLINKED_PAGES } from "./crawl/unlinked-pages.ts";
import { type OwnDatabase, startOwnDatabase } from "./product/own-database.ts";
import { type Product, startProduct } from "./product/start-product.ts";
import { postLead } from "./shopper/post-lead.ts";

test.describe.configure({ mode: "serial" });

let database: OwnDatabase;
let product: Product;

test.beforeAll(async () => {
  database = await startOwnDatabase();
  const { privateKey } = await createKeyPair();
  const settings = { DATABASE_URL: database.url, WORKER_PRIVATE_KEY: privateKey, LOG_LEVEL: "debug" };
  product = await startProduct(settings);
});
test.afterAll(async () => {
  await product?.stop();
  await database?.remove();
});

/** Values that no log may contain. */
const PERSON = {
  firstName: "Zebulonia",
  lastName: "Quixwater",
  email: "zebulonia.quixwater@example.com",
  phone: "(417) 555-0188",
};
const CODE = "730194";
const QUESTION = `Does ${PERSON.firstName} get a spare wheel?`;
/** What a form says that could not be stored. */
const UNSAVED = "We could not save this just now.";
const UNSENT = {
  en: "There was an error on sending your information.",
  es: "Hubo un error al enviar sus datos.",
};
const PERSONAL = /zebulonia|quixwater|555-?0188|\(417\)|(?<!\d)730194(?!\d)/i;
const STATEMENT = /failed query|\bparams\b|insert into|select .* from /i;

const LEADS_API = "/api/v1/stores/north/website/leads";
const PHONE_API = "/api/customer/phoneValidation";
const VEHICLES_API = "/api/v1/store-group/larkspur/website/vehicles";

/** Lists and vehicles share their code: some of each are enough. */
const SAMPLE = 12;

type Entry = { loc: string };
const pathsOf = async (source: string) =>
  ((await (await fetch(`${product.url}/api/___sitemaps___/${source}`)).json()) as Entry[]).map(
    ({ loc }) => new URL(loc).pathname,
  );
const evenly = (paths: readonly string[]) =>
  paths.filter((_, at) => at % Math.max(1, Math.floor(paths.length / SAMPLE)) === 0);

async function pagePaths(): Promise<string[]> {
  const [pages, filters, vehicles, offers] = await Promise.all(
    ["pages", "filters", "vehicles", "offers"].map(pathsOf),
  );
  const flows = ["/unlock", "/es/unlock", "/unlock/verify", "/unlock/granted", "/contact-us?about=service"];
  return [
    ...pages!,
    ...evenly(filters!),
    ...evenly(vehicles!),
    ...evenly(offers!),
    ...flows,
    ...UNLINKED_PAGES,
  ];
}

const READS = [
  VEHICLES_API,
  `${VEHICLES_API}/sitemap`,
  "/api/v1/stores/north/website/vehicles",
  "/api/v1/openapi.json",
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/shopping-guides/rss.xml",
  "/builds/latest.json",
  "/og/home.png",
];

const leadOf = (kind: string) => ({
  kind,
  locale: "en",
  customer: PERSON,
  comments: `From ${PERSON.firstName}`,
  ...(kind === "CONTACT_TRADE" && {
    vehicle: { make: "Ford", model: "Escape", year: 2019, price: 12_000, mileage: 60_000 },
  }),
});
const postJson = (path: string, body: unknown, cookie = "") =>
  fetch(product.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID(), Cookie: cookie },
    body: JSON.stringify(body),
  });
const postForm = (path: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(product.url + path, {
    method: "POST",
    headers,
    body: new URLSearchParams(values),
    redirect: "manual",
  });
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
/** The status, and how long to wait. */
const outcome = async (sent: Promise<Response>) => {
  const { status, headers } = await sent;
  return { status, retries: Number(headers.get("retry-after")) > 0 };
};
const AWAY = { status: 503, retries: true };

test("while the database is away, pages answer, and leads and codes are asked again", async () => {
  const paths = await pagePaths();
  expect(paths.length).toBeGreaterThan(100);
  // Codes are sent to browsers with a pending unlock only.
  const unlock = cookiesOf(await postJson(LEADS_API, leadOf("UNLOCK_PRICE")));
  await database.stop();

  const broken: string[] = [];
  const waiting = [...paths, ...READS];
  const lane = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const { status } = await fetch(product.url + path);
      if (status !== 200) broken.push(`${status} ${path}`);
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  expect(broken).toEqual([]);
  expect(await outcome(fetch(`${product.url}/api/health`))).toEqual(AWAY);
  expect((await fetch(`${product.url}/no-such-page`)).status).toBe(404);

  const sent = await Promise.all(LEAD_KINDS.map((kind) => outcome(postJson(LEADS_API, leadOf(kind)))));
  expect(LEAD_KINDS.map((kind, at) => [kind, sent[at]])).toEqual(LEAD_KINDS.map((kind) => [kind, AWAY]));
  const code = { type: "code-verification", phone: PERSON.phone, code: CODE };
  const request = { type: "phone-validation", phone: PERSON.phone };
  const contact = { kind: "CONTACT_GENERAL", origin: "/contact-us", page: "/contact-us", locale: "en" };
  const question = { ...contact, ...PERSON, message: QUESTION };
  const [checked, requested, ...forms] = await Promise.all([
    outcome(postJson(PHONE_API, code, unlock)),
    outcome(postJson(PHONE_API, request, unlock)),
    postForm(PHONE_API, code, { Cookie: unlock }),
    postForm(PHONE_API, request, { Cookie: unlock }),
    postForm(LEADS_API, question),
  ]);
  expect([checked, requested]).toEqual([AWAY, AWAY]);
  expect(forms.map(({ status }) => status)).toEqual([303, 303, 303]);
  const pages = await Promise.all(
    forms.map((form) =>
      fetch(new URL(form.headers.get("location") ?? "", product.url), {
        headers: { Cookie: `${unlock}; ${cookiesOf(form)}` },
      }),
    ),
  );
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [codePage, requestPage, questionPage] = await Promise.all(pages.map((page) => page.text()));
  for (const page of [codePage, requestPage]) expect(page).toContain(UNSAVED);
  for (const text of [UNSENT.en, QUESTION]) expect(questionPage).toContain(text);

  // A browser without cookies gets the page at once.
  const spanish = { ...question, locale: "es", origin: "/es/contact-us", page: "/es/contact-us" };
  const answer = await postForm(LEADS_API, spanish, { Accept: "text/html" });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  for (const text of ['<html lang="es"', UNSENT.es, QUESTION]) expect(page).toContain(text);
});

test("no log of site or worker has a shopper's data or a statement", async () => {
  expect(product.output()).toContain("The database is unavailable");
  const lines = product.output().split("\n");
  expect(lines.filter((line) => PERSONAL.test(line) || STATEMENT.test(line))).toEqual([]);
});

test("leads are accepted again when the database is back", async () => {
  await database.start();
  expect(await postLead(product.url, leadOf("CONTACT_GENERAL"))).toMatch(/^[\w-]{36}$/);
});
