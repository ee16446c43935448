import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { escapePattern } from "./escape-pattern.ts";

export type ReceivedMail = { raw: string; leadId: string; to: string[]; email: Email };

export type Mailbox = {
  /** All mails in order of arrival. */
  mails(): Promise<ReceivedMail[]>;
  /** Waits for the first lead that contains this unique word. */
  mailWith(word: string): Promise<ReceivedMail>;
  /** Waits for the first mail to this address with such a subject. */
  mailTo(address: string, subject?: RegExp): Promise<ReceivedMail>;
};

/** Reads the mails in a mail server's folder. */
export function openMailbox(folder: string): Mailbox {
  const known = new Map<string, ReceivedMail>();
  const mails = async () => {
    const names = readdirSync(folder)
      .filter((name) => name.endsWith(".eml"))
      .sort();
    for (const name of names)
      if (!known.has(name)) known.set(name, await parseMail(readFileSync(join(folder, name), "utf8")));
    return [...known.values()];
  };
  const waitFor = async (what: string, isIt: (mail: ReceivedMail) => boolean) => {
    let found: ReceivedMail | undefined;
    await expect
      .poll(
        async () => {
          found = (await mails()).find(isIt);
          return found !== undefined;
        },
        { message: `a mail ${what}` },
      )
      .toBe(true);
    return found!;
  };
  return {
    mails,
    // An email to the shopper may contain the word too.
    mailWith(word) {
      // The word of another test may be longer.
      const whole = new RegExp(`(?<![\\w-])${escapePattern(word)}(?![\\w-])`);
      return waitFor(`with “${word}”`, ({ leadId, email }) => leadId !== "" && whole.test(email.text ?? ""));
    },
    mailTo: (address, subject = /./) =>
      waitFor(
        `to ${address}: ${subject}`,
        ({ to, email }) => to.includes(address) && subject.test(email.subject ?? ""),
      ),
  };
}

async function parseMail(raw: string): Promise<ReceivedMail> {
  const email = await PostalMime.parse(raw);
  const header = (name: string) => email.headers.filter(({ key }) => key === name).map(({ value }) => value);
  return { raw, leadId: header("x-lead-id")[0] ?? "", to: header("delivered-to"), email };
}
