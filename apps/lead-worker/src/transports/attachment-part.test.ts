import fc from "fast-check";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { composeMessage } from "./compose-message.ts";
import type { MessageAttachment } from "./message-attachment.ts";

const compose = (attachments: MessageAttachment[], html: string | null = null) =>
  composeMessage({
    from: { address: "web@example.com" },
    to: { address: "crm@example.com" },
    replyTo: null,
    subject: "Website Lead",
    text: "Hello\n",
    html,
    charset: "us-ascii",
    headers: {},
    attachments,
    date: new Date("2026-11-20T16:32:05Z"),
  });

const file = (changed: Partial<MessageAttachment> = {}): MessageAttachment => ({
  fileName: "visit.ics",
  contentType: "text/calendar",
  content: Buffer.from("BEGIN:VCALENDAR\n"),
  ...changed,
});

describe("a message with attachments", () => {
  it("has its text first, then each file", async () => {
    const raw = compose([file(), file({ fileName: "b.pdf", contentType: "application/pdf" })]);
    const email = await PostalMime.parse(raw);
    expect(raw.toString()).toMatch(/^Content-Type: multipart\/mixed;/m);
    expect(email.text?.trim()).toBe("Hello");
    expect(email.attachments).toMatchObject([
      { filename: "visit.ics", mimeType: "text/calendar", disposition: "attachment" },
      { filename: "b.pdf", mimeType: "application/pdf", disposition: "attachment" },
    ]);
  });

  it("keeps its HTML beside its text", async () => {
    const email = await PostalMime.parse(compose([file()], "<p>Hello</p>"));
    expect([email.text?.trim(), email.html?.trim()]).toEqual(["Hello", "<p>Hello</p>"]);
    expect(email.attachments).toHaveLength(1);
  });

  it("keeps any bytes, in lines of at most 76 characters", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 400 }), async (content) => {
        const raw = compose([file({ contentType: "application/pdf", content })]);
        const email = await PostalMime.parse(raw);
        const [part] = email.attachments;
        expect(new Uint8Array(part!.content as ArrayBuffer)).toEqual(Uint8Array.from(content));
        const body = raw.toString().split("\r\n\r\n").at(-1) ?? "";
        expect(body.split("\r\n").every((line) => line.length <= 76)).toBe(true);
      }),
    );
  });

  it("lets no file name start a header or a part", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (fileName) => {
        const email = await PostalMime.parse(
          compose([file({ fileName: `${fileName}\r\nBcc: e@example.com` })]),
        );
        expect(email.attachments).toHaveLength(1);
        expect(email.bcc).toBeUndefined();
        expect(email.text?.trim()).toBe("Hello");
      }),
    );
  });
});
