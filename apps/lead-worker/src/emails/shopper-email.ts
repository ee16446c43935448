import type { ShopperMessage } from "@forecourt/database";
import type { ShopperFacts } from "../dealership.ts";
import { interpolate, type Messages, messagesFor } from "../messages.ts";
import type { MessageAttachment } from "../transports/message-attachment.ts";
import { type EmailBlock, emailText } from "./email-block.ts";
import { emailHtml } from "./email-html.ts";
import { newsBlocks, newsSubject } from "./news-blocks.ts";
import { valuationBlocks, valuationSubject } from "./valuation-blocks.ts";
import { visitCalendar } from "./visits/visit-calendar.ts";
import { visitEmail } from "./visits/visit-email.ts";

/** An email in words. The text has all of it; the HTML shows the same with buttons. */
export type ShopperEmail = {
  to: string;
  subject: string;
  text: string;
  /** Null for a notice to the staff. */
  html: string | null;
  headers: Record<string, string>;
  attachments?: readonly MessageAttachment[];
};

type Writer = {
  t: Messages["email"];
  facts: ShopperFacts;
  siteUrl: string;
  now: Date;
  link: (path: string) => string;
};
type Written = {
  subject: string;
  blocks: EmailBlock[];
  headers?: Record<string, string>;
  attachments?: readonly MessageAttachment[];
};

/**
 * Writes an email in the shopper's language; a notice in that of the staff. Emails of news can be ended by one request
 * without a page (RFC 8058).
 *
 * @param about `siteUrl` is what the paths of the message belong to; `now` tells whether a visit is tomorrow
 * @example shopperEmail(message, { facts, siteUrl: "https://www.example.com", now }).subject // "Price drop: 2023 Outlander"
 */
export function shopperEmail(
  message: ShopperMessage,
  { facts, siteUrl, now }: { facts: ShopperFacts; siteUrl: string; now: Date },
): ShopperEmail {
  const isNotice = message.kind === "deletion-notice";
  const lang = isNotice ? facts.staffLocale : message.locale;
  const t = messagesFor(lang).email;
  const link = (path: string) => new URL(path, siteUrl).href;
  const { subject, blocks, headers = {}, attachments } = write(message, { t, facts, siteUrl, now, link });
  if (isNotice) return { to: facts.privacyEmail, subject, text: emailText(blocks), html: null, headers };
  const signature = signatureOf(facts);
  return {
    to: message.to,
    subject,
    text: emailText([...blocks, { as: "foot", lines: signature }]),
    html: emailHtml({ lang, subject, sender: facts.name, blocks, signature }),
    headers,
    ...(attachments && { attachments }),
  };
}

function write(message: ShopperMessage, writer: Writer): Written {
  const { t, facts, link } = writer;
  const dealership = facts.name;
  switch (message.kind) {
    case "watch-confirmation": {
      const { name, subject, page, confirm } = message;
      const watched = interpolate(subject === "price" ? t.confirmPrice : t.confirmMatches, { name });
      return {
        subject: interpolate(t.confirmSubject, { name }),
        blocks: [
          { as: "text", lines: [interpolate(t.confirmIntro, { dealership })] },
          { as: "item", lines: [watched], link: { href: link(page), label: null } },
          {
            as: "item",
            lines: [t.confirmDo],
            link: { href: link(confirm), label: t.confirmButton, isButton: true },
          },
          { as: "note", lines: [t.confirmIgnore] },
        ],
      };
    }
    case "watch-news":
      return {
        subject: newsSubject(message.news, t),
        blocks: [
          ...message.news.flatMap((news) => newsBlocks(news, t, link)),
          { as: "foot", lines: [t.whyNews] },
          { as: "foot", lines: [], link: { href: link(message.stopAll), label: t.stopAll } },
        ],
        headers: {
          "List-Unsubscribe": `<${link(message.oneClick)}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      };
    case "details-link":
      return {
        subject: interpolate(t.detailsSubject, { dealership }),
        blocks: [
          { as: "text", lines: [interpolate(t.detailsIntro, { dealership })] },
          {
            as: "text",
            lines: [t.detailsDo],
            link: { href: link(message.proof), label: t.detailsButton, isButton: true },
          },
          { as: "note", lines: [t.detailsIgnore] },
        ],
      };
    case "valuation":
      return { subject: valuationSubject(message, t), blocks: valuationBlocks(message, t, link) };
    case "appointment-confirmation":
    case "appointment-change":
    case "appointment-cancellation":
    case "appointment-reminder":
      return { ...visitEmail(message, writer), attachments: [visitCalendar(message, writer)] };
    case "appointment-staff-confirmation":
      // The calendar entry stays as it is.
      return visitEmail(message, writer);
    case "deletion-notice": {
      const { address } = message;
      return {
        subject: interpolate(t.noticeSubject, { address }),
        blocks: [
          { as: "text", lines: [interpolate(t.noticeIntro, { dealership }), address] },
          { as: "text", lines: [t.noticeDone] },
          { as: "text", lines: [t.noticeDo] },
        ],
      };
    }
  }
}

/** Commercial email must name its sender with a postal address (CAN-SPAM Act, 15 U.S.C. 7704). */
function signatureOf({ name, address, phone }: ShopperFacts): string[] {
  return [name, address, phone];
}
