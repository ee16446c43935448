import type { ShopperMessage } from "@forecourt/database";
import type { ShopperFacts } from "../dealership.ts";
import { interpolate, type Messages, messagesFor } from "../messages.ts";
import { newsParagraphs, newsSubject } from "./news-paragraphs.ts";

/** An email in words: plain text, which every mail program shows and reads aloud. */
export type ShopperEmail = {
  to: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
};

type Writer = { t: Messages["email"]; facts: ShopperFacts; link: (path: string) => string };
type Written = { subject: string; paragraphs: string[]; headers?: Record<string, string> };

/**
 * Writes an email in the shopper's language; a notice in that of the staff. Emails of news can be ended by one request
 * without a page (RFC 8058).
 *
 * @param siteUrl what the paths of the message belong to
 * @example shopperEmail(message, { facts, siteUrl: "https://www.example.com" }).subject // "Price drop: 2023 Outlander"
 */
export function shopperEmail(
  message: ShopperMessage,
  { facts, siteUrl }: { facts: ShopperFacts; siteUrl: string },
): ShopperEmail {
  const isNotice = message.kind === "deletion-notice";
  const t = messagesFor(isNotice ? facts.staffLocale : message.locale).email;
  const written = write(message, { t, facts, link: (path) => new URL(path, siteUrl).href });
  const paragraphs = [...written.paragraphs, ...(isNotice ? [] : [signature(facts)])];
  return {
    to: isNotice ? facts.privacyEmail : message.to,
    subject: written.subject,
    text: `${paragraphs.join("\n\n")}\n`,
    headers: written.headers ?? {},
  };
}

function write(message: ShopperMessage, { t, facts, link }: Writer): Written {
  const dealership = facts.name;
  switch (message.kind) {
    case "watch-confirmation": {
      const { name, subject, page, confirm } = message;
      const watched = interpolate(subject === "price" ? t.confirmPrice : t.confirmMatches, { name });
      return {
        subject: interpolate(t.confirmSubject, { name }),
        paragraphs: [
          interpolate(t.confirmIntro, { dealership }),
          `${watched}\n${link(page)}`,
          `${t.confirmDo}\n${link(confirm)}`,
          t.confirmIgnore,
        ],
      };
    }
    case "watch-news":
      return {
        subject: newsSubject(message.news, t),
        paragraphs: [
          ...message.news.flatMap((news) => newsParagraphs(news, t, link)),
          t.whyNews,
          interpolate(t.stopAll, { link: link(message.stopAll) }),
        ],
        headers: {
          "List-Unsubscribe": `<${link(message.oneClick)}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      };
    case "details-link":
      return {
        subject: interpolate(t.detailsSubject, { dealership }),
        paragraphs: [
          interpolate(t.detailsIntro, { dealership }),
          `${t.detailsDo}\n${link(message.proof)}`,
          t.detailsIgnore,
        ],
      };
    case "deletion-notice": {
      const { address } = message;
      return {
        subject: interpolate(t.noticeSubject, { address }),
        paragraphs: [`${interpolate(t.noticeIntro, { dealership })}\n${address}`, t.noticeDone, t.noticeDo],
      };
    }
  }
}

/** Commercial email must name its sender with a postal address (CAN-SPAM Act, 15 U.S.C. 7704). */
function signature({ name, address, phone }: ShopperFacts): string {
  return [name, address, phone].join("\n");
}
