import { emailAddress } from "@forecourt/leads";
import fc from "fast-check";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { composeMessage } from "./compose-message.ts";

type Message = Parameters<typeof composeMessage>[0];
const message = (changed: Partial<Message> = {}): Message => ({
  from: { name: "Larkspur Mitsubishi", address: "web@example.com" },
  to: { address: "crm@example.com" },
  replyTo: null,
  subject: "Website Lead",
  text: "Hello\n",
  charset: "us-ascii",
  messageId: "<id@example.com>",
  headers: { "X-Lead-Id": "id" },
  date: new Date("2026-11-20T16:32:05Z"),
  ...changed,
});
const compose = (changed: Partial<Message>, options = {}) =>
  composeMessage(message(changed), options).toString();
const encodingOf = (raw: string) => /^Content-Transfer-Encoding: (.*)\r$/m.exec(raw)?.[1];

describe("the transfer encoding", () => {
  it("is 7bit for ASCII up to the maximum line length", () => {
    const text = `${"x".repeat(998)}\n`;
    const raw = compose({ text });
    expect(encodingOf(raw)).toBe("7bit");
    expect(raw.endsWith(`\r\n\r\n${"x".repeat(998)}\r\n`)).toBe(true);
  });

  it("is quoted-printable for a longer line, which decodes unchanged", async () => {
    const text = `<a>${"x = y ".repeat(200)}</a>\n`;
    const raw = compose({ text });
    expect(encodingOf(raw)).toBe("quoted-printable");
    expect(raw.split("\r\n").every((line) => line.length <= 76)).toBe(true);
    expect((await PostalMime.parse(raw)).text).toBe(text);
  });

  it("is 8bit for other characters in a file, and quoted-printable for a server", () => {
    const text = "Señor\n";
    expect(encodingOf(compose({ text, charset: "utf-8" }))).toBe("quoted-printable");
    const raw = compose({ text, charset: "utf-8" }, { eightBit: true });
    expect(encodingOf(raw)).toBe("8bit");
    expect(raw).toContain("Señor");
  });
});

const anyText = fc.string({ unit: "binary", maxLength: 60 });
const crlfText = fc.stringMatching(/^[\r\n\t :;,<>"@A-Za-zñ\u2028]{0,60}$/);

it("keeps any text, and no value can inject a header, recipient or part", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyText, crlfText), fc.oneof(anyText, crlfText), async (value, other) => {
      const text = value.replaceAll("\r", "").replaceAll("\0", "").toWellFormed();
      const raw = composeMessage(
        message({
          // The leads package also cleans names; this checks the MIME layer alone.
          from: { name: other, address: "web@example.com" },
          replyTo: emailAddress("ada@example.com", value),
          subject: other,
          text: `${text}\n`,
          charset: "utf-8",
        }),
      );
      const email = await PostalMime.parse(raw);
      expect(email.to).toEqual([{ name: "", address: "crm@example.com" }]);
      expect(email.from?.address).toBe("web@example.com");
      expect(email.replyTo?.map(({ address }) => address)).toEqual(["ada@example.com"]);
      expect(email.cc).toBeUndefined();
      expect(email.bcc).toBeUndefined();
      expect(email.attachments).toEqual([]);
      const names = email.headers.map(({ key }) => key).sort();
      const always = [
        "content-transfer-encoding",
        "content-type",
        "date",
        "from",
        "message-id",
        "mime-version",
        "reply-to",
        "to",
        "x-lead-id",
      ];
      expect(names.filter((name) => name !== "subject")).toEqual(always);
      expect(email.text).toBe(`${text}\n`);
    }),
    { numRuns: 200 },
  );
});
