import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { listApplications } from "../../applications/list-applications.ts";
import { messagesFor } from "../../messages.ts";
import { inboxApplications } from "./inbox-applications.ts";
import { inboxList } from "./inbox-list.ts";
import { inboxMessage } from "./inbox-message.ts";
import { INBOX_POLICY, inboxPage } from "./inbox-page.ts";
import { loopbackOnly } from "./loopback-only.ts";
import { listMail, readMail } from "./read-mail.ts";

const MAX_MESSAGES = 200;

/** The folders of delivered mail and of sealed credit applications. */
export type InboxFolders = { mail: string; lender: string };

/** Routes of the local inbox: the list, a page per message, and the raw file. */
export function inboxRoutes({ mail: mailFolder, lender }: InboxFolders): Hono {
  const inbox = new Hono();
  inbox.use(loopbackOnly, async (context, next) => {
    await next();
    context.header("Content-Security-Policy", INBOX_POLICY);
    context.header("Cross-Origin-Resource-Policy", "same-origin");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Referrer-Policy", "no-referrer");
  });
  inbox.get("/", async (context) => {
    const { lang, t } = language(context);
    const applications = await listApplications(lender, MAX_MESSAGES);
    const body = html`<p><a href="/appointments">${messagesFor(lang).visits.link}</a> · <a href="/experiments">${messagesFor(lang).experiments.link}</a></p>
${inboxList(await listMail(mailFolder, MAX_MESSAGES), t, mailFolder)}
${inboxApplications(applications, t)}`;
    return context.html(inboxPage({ lang, title: t.title, body }));
  });
  inbox.get("/:name", async (context) => {
    const { lang, t } = language(context);
    const message = await readMail(mailFolder, context.req.param("name"));
    if (message === null) {
      const body = html`<h1>${t.notFoundTitle}</h1><p>${t.notFound} <a href="/inbox">${t.back}</a></p>`;
      return context.html(inboxPage({ lang, title: t.notFoundTitle, body }), 404);
    }
    // A message with files is read on the disk: no file of a shopper is served.
    if (context.req.query("raw") !== undefined && message.email.attachments.length === 0) {
      return context.body(Uint8Array.from(message.bytes), 200, {
        "Content-Type": "message/rfc822",
        "Content-Disposition": `attachment; filename="${message.name}"`,
      });
    }
    const title = `${message.email.subject || t.noSubject} · ${t.title}`;
    return context.html(inboxPage({ lang, title, body: inboxMessage(message, t, mailFolder) }));
  });
  return inbox;
}

function language(context: Context) {
  const lang = /^\s*es\b/i.test(context.req.header("accept-language") ?? "") ? "es" : "en";
  return { lang, t: messagesFor(lang).inbox };
}
