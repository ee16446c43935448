import { claimDeliveries, openBytes } from "@forecourt/database";
import { columnsWith } from "@forecourt/database/testing/columns-with";
import { readResumeRecord } from "@forecourt/leads/resume";
import { sampleDocx, sampleExe, samplePdf, samplePng, sampleZipBomb } from "@forecourt/leads/testing";
import { describe, expect, test } from "vitest";
import { openFormProblem } from "#server/cookies/form-problem.ts";
import { CUT_UPLOAD_HEADER } from "#shared/lead-form/cut-upload.ts";
import { multipartRequest } from "#testing/resume-requests.ts";
import { cookiesOf, LEAD_SITE_SECRET, useLeadSite } from "#testing/use-lead-site.ts";
import { POST } from "./route.ts";

const site = useLeadSite();

const PATH = "/api/v1/stores/north/website/leads";
const send = (request: Request) => POST(request, { params: Promise.resolve({ storeId: "north" }) });

const CANARY = "canary-27ac58";
const docx = { bytes: sampleDocx({ text: CANARY }), name: "Ada.docx" };
const pdf = { bytes: samplePdf({ text: CANARY }), name: "Ada.pdf" };

const customer = { firstName: "Ada", lastName: "Brown", email: "ada@example.com", phone: "(417) 555-0123" };
const application = {
  kind: "CAREERS",
  customer,
  details: { position: "Technician" },
  comments: "I like it.",
};
const posted = {
  kind: "CAREERS",
  origin: "/our-company/careers",
  page: "/our-company/careers",
  next: "/our-company/careers?sent=apply#apply",
  locale: "en",
  ...customer,
  position: "Technician",
  message: "I like it.",
};

type Files = Parameters<typeof multipartRequest>[2];
const sendJson = (files: Files, { body = application as object, headers = {} } = {}) =>
  send(multipartRequest(PATH, { lead: JSON.stringify(body) }, files, headers));
const sendForm = (files: Files, changed: Record<string, string> = {}, headers = {}) =>
  send(multipartRequest(PATH, { ...posted, ...changed }, files, headers));

/** The stored resumes, opened with the worker's key. */
async function resumes() {
  const { rows } = await site.owner.pool.query("SELECT id, sealed FROM resume ORDER BY created_at");
  return Promise.all(
    rows.map(async ({ id, sealed }) => {
      const opened = await openBytes([site.keys], sealed, id);
      return opened.ok ? readResumeRecord(opened.value) : null;
    }),
  );
}

async function problemOf(response: Response) {
  const cookie = cookiesOf(response).find((one) => one.startsWith("form="));
  return openFormProblem(cookie?.slice("form=".length), "careers", LEAD_SITE_SECRET);
}

describe("a job application with a resume", () => {
  test("as JSON is stored with its file, and no column has anything of it in the clear", async () => {
    const response = await sendJson([docx]);
    expect(response.status).toBe(202);
    const [stored] = await resumes();
    expect(stored).toMatchObject({ fileName: "Ada.docx", type: "docx" });
    expect(Buffer.from(stored!.bytes).equals(Buffer.from(docx.bytes))).toBe(true);
    for (const secret of [CANARY, "Ada.docx"]) expect(await columnsWith(site.owner, secret)).toEqual([]);
    const [lead] = (await site.opened()).leads;
    expect(lead).toMatchObject({
      kind: "CAREERS",
      details: { position: "Technician" },
      resume: { fileName: "Ada.docx", type: "docx", size: docx.bytes.length },
    });
  });

  test("as a posted form goes on to the confirmation", async () => {
    const response = await sendForm([pdf]);
    expect([response.status, response.headers.get("location")]).toEqual([303, posted.next]);
    expect(await resumes()).toMatchObject([{ fileName: "Ada.pdf", type: "pdf" }]);
  });

  test("gets a safe file name", async () => {
    await sendForm([{ ...pdf, name: '..\\..\\a"\u202Efdp.exe' }]);
    expect(await resumes()).toMatchObject([{ fileName: "a fdp.pdf" }]);
  });

  test.each([
    ["no file", []],
    ["an empty file field, as browsers send it", [{ bytes: new Uint8Array(), name: "" }]],
    ["a file in another field", [{ ...pdf, field: "photo" }]],
  ])("works with %s", async (_name, files) => {
    expect((await sendForm(files)).headers.get("location")).toBe(posted.next);
    expect((await sendJson(files)).status).toBe(202);
    expect(await resumes()).toEqual([]);
    expect((await site.opened()).leads[0]).not.toHaveProperty("resume");
  });
});

describe("the same key", () => {
  const headers = { "Idempotency-Key": "key-of-this-form-0001" };

  test("with the same file is the same lead", async () => {
    const first = await (await sendJson([docx], { headers })).json();
    expect(await (await sendJson([docx], { headers })).json()).toEqual(first);
    expect(await resumes()).toHaveLength(1);
  });

  test.each([
    ["another file", [pdf]],
    ["no file", []],
  ])("with %s is refused", async (_name, files) => {
    await sendJson([docx], { headers });
    expect((await sendJson(files, { headers })).status).toBe(409);
    expect(await resumes()).toHaveLength(1);
  });

  test("is made of form and file without scripts", async () => {
    await sendForm([docx]);
    await sendForm([docx]);
    expect(await resumes()).toHaveLength(1);
    await sendForm([pdf]);
    expect(await resumes()).toHaveLength(2);
  });
});

const REFUSED: [string, Files, string][] = [
  ["one byte more than 5 MB", [{ bytes: samplePdf({ size: 5_242_881 }), name: "a.pdf" }], "resume-size"],
  ["a picture named .pdf", [{ bytes: samplePng, name: "a.pdf" }], "resume-type"],
  ["a program named .docx", [{ bytes: sampleExe, name: "a.docx" }], "resume-type"],
  ["a zip bomb", [{ bytes: sampleZipBomb(), name: "a.docx" }], "resume-unsafe"],
  [
    "macros",
    [{ bytes: sampleDocx({ files: { "word/vbaProject.bin": new Uint8Array(9) } }), name: "a.docx" }],
    "resume-macros",
  ],
  [
    "a script",
    [{ bytes: samplePdf({ text: "\n1 0 obj\n<</S/JavaScript/JS(1)>>\nendobj" }), name: "a.pdf" }],
    "resume-active",
  ],
  ["two files", [docx, pdf], "resume-several"],
  ["an empty file", [{ bytes: new Uint8Array(), name: "a.pdf" }], "resume-type"],
];

describe("a resume is refused", () => {
  test.each(REFUSED)("with %s, as JSON", async (_name, files, code) => {
    const response = await sendJson(files);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: [{ field: "resume", code, message: expect.any(String) }],
    });
    expect(await site.states()).toEqual([]);
  });

  test.each(REFUSED)("with %s, as a form: what was typed comes back", async (_name, files, code) => {
    const response = await sendForm(files);
    expect(response.headers.get("location")).toBe("/our-company/careers?problem=1#problem");
    expect(await problemOf(response)).toMatchObject({
      values: { firstName: "Ada", position: "Technician", message: "I like it." },
      errors: [{ field: "resume", code }],
    });
    expect(await site.states()).toEqual([]);
  });

  test("with exactly 5 MB it is not", async () => {
    expect((await sendJson([{ bytes: samplePdf({ size: 5_242_880 }), name: "a.pdf" }])).status).toBe(202);
  });

  test("when the page server cut it off", async () => {
    const response = await sendForm([pdf], {}, { [CUT_UPLOAD_HEADER]: "1" });
    expect((await problemOf(response))?.errors).toEqual([{ field: "resume", code: "resume-size" }]);
  });

  test("together with the other wrong fields", async () => {
    const body = { ...application, customer: { ...customer, email: "ada@" } };
    const response = await sendJson([{ bytes: samplePng, name: "a.pdf" }], { body });
    expect(await response.json()).toMatchObject({
      errors: [{ field: "customer.email" }, { field: "resume", code: "resume-type" }],
    });
  });

  test("in the lead's language", async () => {
    const response = await sendJson([docx, pdf], { body: { ...application, locale: "es" } });
    expect(await response.json()).toMatchObject({ errors: [{ message: "Elija un solo archivo." }] });
  });

  test("by every form but the job application's", async () => {
    const body = { kind: "CONTACT_GENERAL", customer, comments: "Hello" };
    expect(await (await sendJson([pdf], { body })).json()).toMatchObject({
      errors: [{ code: "resume-kind" }],
    });
    expect(await site.states()).toEqual([]);
  });
});

test("a form refused for another reason says that the file must be chosen again", async () => {
  const response = await sendForm([pdf], { phone: "123" });
  expect((await problemOf(response))?.errors).toEqual([
    { field: "phone", code: "phone" },
    { field: "resume", code: "resume-again" },
  ]);
});

test.each([
  ["broken JSON beside the file", { lead: "{" }, 400],
  ["texts over 32 KB", { lead: JSON.stringify({ ...application, x: "x".repeat(33_000) }) }, 413],
] as const)("a multipart body is refused with %s", async (_name, values, status) => {
  expect((await send(multipartRequest(PATH, values, [pdf]))).status).toBe(status);
});

test("a claimed delivery has the resume", async () => {
  await sendJson([docx]);
  const { rows } = await site.owner.pool.query("SELECT id FROM resume");
  const deliveries = await claimDeliveries(site.owner, { limit: 5, leaseSeconds: 30 });
  expect(deliveries).toMatchObject([{ subject: "lead", resume: { id: rows[0].id } }]);
});
