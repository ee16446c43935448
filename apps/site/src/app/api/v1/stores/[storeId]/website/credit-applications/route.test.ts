import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadLenderKeys, publicLenderKey } from "@forecourt/database";
import { type LenderPrivateKey, openForLender, sealForLender } from "@forecourt/database/lender-sealing";
import { columnsWith } from "@forecourt/database/testing/columns-with";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { cookiesOf, formRequest, jsonRequest, LEAD_LIMIT, useLeadSite } from "#testing/use-lead-site.ts";
import { GET, POST } from "./route.ts";

const PATH = "/api/v1/stores/north/website/credit-applications";
const site = useLeadSite();
const dataDir = mkdtempSync(join(tmpdir(), "forecourt-lender-"));
let keys: [LenderPrivateKey, ...LenderPrivateKey[]];

beforeAll(async () => {
  keys = await loadLenderKeys(dataDir);
});
// The environment is parsed once in a process: these tests change the parsed one.
const key = vi.hoisted(() => ({ text: undefined as string | undefined }));
vi.mock("#env.ts", async (original) => {
  const env = await original<typeof import("#env.ts")>();
  return { ...env, siteEnv: () => ({ ...env.siteEnv(), LENDER_PUBLIC_KEY: key.text }) };
});
beforeEach(() => {
  key.text = JSON.stringify(publicLenderKey(keys[0]));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const props = { params: Promise.resolve({ storeId: "north" }) };
const customer = {
  firstName: "Jordan",
  lastName: "Ellis",
  email: "jordan@example.com",
  phone: "(417) 555-0170",
};
const SECRETS = [
  "5,217",
  "219-09-9999",
  "219099999",
  "4/23/1988",
  "1988-04-23",
  "Planted Hospital",
  "12 Elm St",
];

async function sealedBody(changes: object = {}) {
  const applicationId = randomUUID();
  const sealed = await sealForLender(
    publicLenderKey(keys[0]),
    JSON.stringify({ secrets: SECRETS }),
    applicationId,
  );
  return { applicationId, sealed, hasCoApplicant: true, customer, locale: "en", page: "/x", ...changes };
}

const applicant = {
  ...customer,
  street: "12 Elm St",
  city: "Springfield",
  state: "MO",
  zipCode: "65801",
  residenceYears: "3",
  housing: "owned",
  employmentStatus: "employed",
  employer: "Planted Hospital",
  jobTitle: "Nurse",
  jobYears: "3",
  income: "5,217",
  payPeriod: "monthly",
  birthDate: "4/23/1988",
  ssn: "219-09-9999",
  consent: "yes",
};
const form = (changes: Record<string, string> = {}) => ({
  who: "alone",
  locale: "es",
  form: "page-1",
  ...Object.fromEntries(Object.entries(applicant).map(([name, value]) => [`applicant-${name}`, value])),
  ...changes,
});
const postJson = (body: unknown, headers = {}) => POST(jsonRequest(PATH, body, { headers }), props);
const postForm = (values: Record<string, string>) => POST(formRequest(PATH, values), props);

async function nothingReadable(): Promise<void> {
  for (const secret of SECRETS) expect([secret, await columnsWith(site.owner, secret)]).toEqual([secret, []]);
}

describe("an application that the browser sealed", () => {
  it("is stored with a lead that has no financial data", async () => {
    const body = await sealedBody({ income: "5,217", details: { ssn: "219-09-9999" } });
    const answer = await postJson(body);
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({ leadId: expect.any(String), applicationId: body.applicationId });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const { leads, applications } = await site.opened();
    expect(applications).toEqual([body.sealed]);
    expect(leads).toMatchObject([
      {
        kind: "APPLY_FINANCING",
        customer: { firstName: "Jordan", email: "jordan@example.com", phone: "4175550170" },
        details: { application: "together", identifier: null, buyingTime: null },
      },
    ]);
    for (const secret of SECRETS) expect(JSON.stringify(leads)).not.toContain(secret);
    await nothingReadable();
  });

  it("is one application however often it is sent, and another body is a conflict", async () => {
    const body = await sealedBody();
    const first = await (await postJson(body)).json();
    expect(await (await postJson({ ...body, elapsed: 9000 })).json()).toEqual(first);
    const other = await sealedBody({ applicationId: body.applicationId });
    const resealed = await sealForLender(publicLenderKey(keys[0]), "{}", body.applicationId);
    expect((await postJson({ ...other, sealed: resealed })).status).toBe(409);
    expect(await site.states()).toHaveLength(2);
  });

  it.each([
    ["readable text", { sealed: JSON.stringify(applicant) }, 422, "sealed"],
    ["nothing sealed", { sealed: undefined }, 422, "sealed"],
    ["the id of another", { applicationId: randomUUID() }, 422, "sealed"],
    ["no id", { applicationId: "219-09-9999" }, 422, "invalid"],
    ["no email", { customer: { ...customer, email: "" } }, 422, "required"],
    ["a wrong phone", { customer: { ...customer, phone: "417" } }, 422, "phone"],
  ])("is refused with %s", async (_name, changes, status, code) => {
    const answer = await postJson(await sealedBody(changes));
    expect([answer.status, (await answer.json()).errors[0].code]).toEqual([status, code]);
    expect(await site.states()).toEqual([]);
  });

  it("is refused when it is sealed to another key, so that the browser seals it again", async () => {
    const [other] = await loadLenderKeys(join(dataDir, "other"));
    const body = await sealedBody();
    const sealed = await sealForLender(publicLenderKey(other), "{}", body.applicationId);
    const answer = await postJson({ ...body, sealed });
    expect([answer.status, (await answer.json()).errors[0].code]).toEqual([409, "lender-key"]);
  });

  it("of a bot is held, both of them", async () => {
    expect((await postJson(await sealedBody({ website: "x" }))).status).toBe(202);
    expect(await site.states()).toEqual(["held", "held"]);
  });

  it("counts against the limit of leads", async () => {
    for (let n = 0; n < LEAD_LIMIT; n += 1) expect((await postJson(await sealedBody())).status).toBe(202);
    const answer = await postJson(await sealedBody());
    expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });

  it("is refused from another website, and as another type", async () => {
    expect((await postJson(await sealedBody(), { Origin: "https://evil.example" })).status).toBe(403);
    expect((await postJson("{}", { "Content-Type": "text/plain" })).status).toBe(415);
    expect((await postJson("{")).status).toBe(400);
    for (const body of ["null", "[]", "7", '"x"']) expect((await postJson(body)).status).toBe(422);
  });
});

describe("an application without scripts", () => {
  it("is sealed here at once; the lender alone can read it", async () => {
    const answer = await postForm(form());
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/es/auto-financing/full-credit-application?sent=1",
    ]);
    const { leads, applications } = await site.opened();
    const opened = await openForLender(keys, applications[0] ?? "");
    expect(opened.ok && JSON.parse(opened.value.text)).toMatchObject({
      locale: "es",
      storeId: "north",
      applicants: [
        {
          socialSecurityNumber: "219099999",
          birthDate: "1988-04-23",
          income: { grossMonthlyCents: 521_700 },
          consent: { text: expect.stringContaining("consulta completa"), version: expect.any(String) },
        },
      ],
    });
    for (const secret of SECRETS) expect(JSON.stringify(leads)).not.toContain(secret);
    for (const cookie of cookiesOf(answer))
      for (const secret of SECRETS) expect(decodeURIComponent(cookie)).not.toContain(secret);
    await nothingReadable();
  });

  it("pressed twice is one; a corrected one is another", async () => {
    await postForm(form());
    await postForm(form());
    expect(await site.states()).toHaveLength(2);
    await postForm(form({ "applicant-income": "5,300" }));
    expect(await site.states()).toHaveLength(4);
  });

  it("is refused with every error by the name of its input, in its language", async () => {
    const answer = await postForm({ who: "together", locale: "es" });
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: { field: string; message: string }[] };
    expect(errors).toContainEqual({
      field: "coApplicant-income",
      code: "required",
      message: "Este campo es obligatorio",
    });
    expect(errors.length).toBeGreaterThan(30);
    expect(await site.states()).toEqual([]);
  });
});

describe("the lender's key", () => {
  const get = (storeId = "north") =>
    GET(new Request("http://site"), { params: Promise.resolve({ storeId }) });
  it("is given without its private half", async () => {
    const answer = await get();
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await answer.json()).toEqual({ key: publicLenderKey(keys[0]) });
    expect((await get("nowhere")).status).toBe(404);
  });

  it("missing means no application", async () => {
    key.text = undefined;
    expect((await get()).status).toBe(404);
    const answer = await postJson(await sealedBody());
    expect([answer.status, (await answer.json()).errors[0].code]).toEqual([404, "no-lender"]);
    expect((await postForm(form())).status).toBe(404);
    expect(await site.states()).toEqual([]);
  });
});
