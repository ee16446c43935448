import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, describe, expect, it } from "vitest";
import { useCrmServer } from "../testing/crm-server.ts";
import { useMailServer } from "../testing/mail-server.ts";
import { emailApiMailTransport } from "./email-api-mail-transport.ts";
import { fileMailTransport } from "./file-mail-transport.ts";
import type { OutgoingEmail } from "./mail-transport.ts";
import { smtpMailTransport } from "./smtp-mail-transport.ts";

const mail = useMailServer();
const crm = useCrmServer();
const dataDir = mkdtempSync(join(tmpdir(), "forecourt-attachments-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const content = Buffer.from([0, 13, 10, 46, 13, 10, 255, 254, 61]);
const email: OutgoingEmail = {
  id: "id",
  from: { address: "web@example.com" },
  to: { address: "ada@example.com" },
  replyTo: null,
  subject: "Your visit",
  text: "Hello\n",
  html: "<p>Hello</p>",
  headers: {},
  attachments: [{ fileName: "map.png", contentType: "image/png", content }],
  storedAt: new Date("2026-11-20T16:32:05Z"),
};
const signal = new AbortController().signal;

async function attached(raw: string | Buffer) {
  const parsed = await PostalMime.parse(raw);
  return parsed.attachments.map((one) => ({
    name: one.filename,
    bytes: Buffer.from(one.content as ArrayBuffer),
  }));
}

describe("an email to a shopper has its attachment", () => {
  it("over SMTP", async () => {
    expect(await smtpMailTransport(mail.url).send(email, signal)).toEqual({ ok: true });
    expect(await attached(mail.received[0]!.raw)).toEqual([{ name: "map.png", bytes: content }]);
  });

  it("in a file", async () => {
    expect(await fileMailTransport(dataDir).send(email, signal)).toEqual({ ok: true });
    const folder = join(dataDir, "mail");
    const raw = readFileSync(join(folder, readdirSync(folder)[0]!));
    expect(await attached(raw)).toEqual([{ name: "map.png", bytes: content }]);
  });

  it("through the email API, as base64", async () => {
    expect(await emailApiMailTransport(crm.url).send(email, signal)).toEqual({ ok: true });
    expect(JSON.parse(crm.received[0]!.body).attachments).toEqual([
      { filename: "map.png", content_type: "image/png", content: content.toString("base64") },
    ]);
  });

  it("and no field for it without one", async () => {
    const { attachments: _none, ...plain } = email;
    await emailApiMailTransport(crm.url).send(plain, signal);
    expect(JSON.parse(crm.received[0]!.body)).not.toHaveProperty("attachments");
  });
});
