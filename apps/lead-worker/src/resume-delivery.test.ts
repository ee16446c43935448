import type { Resume } from "@forecourt/leads/resume";
import { sampleDocx, samplePdf } from "@forecourt/leads/testing";
import { unzipSync } from "fflate";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { stateOf } from "./testing/queue.ts";
import { storeCareersLead } from "./testing/store-lead.ts";
import { until } from "./testing/until.ts";
import { useLeadWorker } from "./testing/use-lead-worker.ts";

const { database, workers, crm, mail, untilSent, mailFiles, mailText } = useLeadWorker();

const CANARY = "canary-91b2e7";
const docx: Resume = { fileName: "Ada-Lovelace.docx", type: "docx", bytes: sampleDocx({ text: CANARY }) };
const largest: Resume = { fileName: "Ada.pdf", type: "pdf", bytes: samplePdf({ size: 5_000_000 }) };

const store = (resume = docx) => storeCareersLead(database.site, workers.keyPair, resume);

async function attachments(raw: string) {
  const email = await PostalMime.parse(raw);
  return email.attachments.map(({ filename, mimeType, content }) => ({
    filename,
    mimeType,
    bytes: Buffer.from(content as ArrayBuffer),
  }));
}

describe("the email of a job application has the resume attached", () => {
  it("over SMTP: it opens as a Word document", async () => {
    await workers.start({ SMTP_URL: mail.url });
    await untilSent(await store());
    const [received] = mail.received;
    expect((await PostalMime.parse(received!.raw)).text).toContain("Resume: Ada-Lovelace.docx, ");
    const [file] = await attachments(received!.raw);
    expect(file).toMatchObject({
      filename: "Ada-Lovelace.docx",
      mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    });
    expect(file!.bytes.equals(Buffer.from(docx.bytes))).toBe(true);
    const text = new TextDecoder().decode(unzipSync(file!.bytes)["word/document.xml"]);
    expect(text).toContain(CANARY);
  });

  it("over SMTP, also of 5 MB", async () => {
    await workers.start({ SMTP_URL: mail.url });
    await untilSent(await store(largest));
    const [file] = await attachments(mail.received[0]!.raw);
    expect(file!.bytes.equals(Buffer.from(largest.bytes))).toBe(true);
  });

  it("through the email API, as base64", async () => {
    await workers.start({ EMAIL_API_URL: crm.url });
    await untilSent(await store());
    const body = JSON.parse(crm.received[0]!.body);
    expect(body).toMatchObject({ type: "text", email: "careers@larkspurmitsubishi.example" });
    expect(body.attachments).toEqual([
      {
        filename: "Ada-Lovelace.docx",
        content_type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        content: Buffer.from(docx.bytes).toString("base64"),
      },
    ]);
  });

  it("in a file; the inbox shows its name and size, and serves it nowhere", async () => {
    const { port } = await workers.start();
    await untilSent(await store());
    const [name] = mailFiles();
    const [file] = await attachments(mailText(name!));
    expect(file!.bytes.equals(Buffer.from(docx.bytes))).toBe(true);

    const base64 = Buffer.from(docx.bytes).toString("base64").slice(0, 60);
    for (const path of ["", "?raw", "?raw=1"]) {
      const answer = await fetch(`http://127.0.0.1:${port}/inbox/${name}${path}`);
      const page = await answer.text();
      expect(answer.headers.get("content-type")).toContain("text/html");
      expect(page).toContain(`Ada-Lovelace.docx, ${Math.ceil(docx.bytes.length / 1000)} kB`);
      expect(page).not.toContain(base64);
      expect(page).not.toContain("?raw");
    }
  });
});

it("appears in no log", async () => {
  await workers.start({ SMTP_URL: mail.url });
  await untilSent(await store());
  const lines = JSON.stringify(workers.logged);
  for (const secret of [CANARY, "Ada-Lovelace", Buffer.from(docx.bytes).toString("base64").slice(0, 40)]) {
    expect(lines).not.toContain(secret);
  }
});

it("is sent without its resume when that is not kept any more", async () => {
  const id = await store();
  await database.owner.pool.query("DELETE FROM resume");
  await workers.start({ SMTP_URL: mail.url });
  await untilSent(id);
  expect(await attachments(mail.received[0]!.raw)).toEqual([]);
});

it("is dead when its resume belongs to another lead", async () => {
  const first = await store();
  const second = await store(largest);
  await database.owner.pool.query(
    "UPDATE resume SET sealed = (SELECT sealed FROM resume WHERE lead_id = $1) WHERE lead_id = $2",
    [second, first],
  );
  await workers.start({ SMTP_URL: mail.url });
  await until(async () =>
    expect(await stateOf(database, first)).toMatchObject({ state: "dead", lastErrorCode: "sealed.damaged" }),
  );
  await untilSent(second);
});
