import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { words } from "../../words.ts";
import { inboxList } from "./inbox-list.ts";
import { inboxMessage } from "./inbox-message.ts";
import { INBOX_POLICY, inboxPage } from "./inbox-page.ts";
import { loopbackOnly } from "./loopback-only.ts";
import { listMail, readMail } from "./read-mail.ts";

const SHOWN = 200;

/** The mail of this machine, for people at this machine: a list, a page per message, and the file itself. */
export function inboxRoutes(mailFolder: string): Hono {
  const inbox = new Hono();
  inbox.use(loopbackOnly, async (context, next) => {
    await next();
    context.header("Content-Security-Policy", INBOX_POLICY);
    context.header("Cross-Origin-Resource-Policy", "same-origin");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Referrer-Policy", "no-referrer");
  });
  inbox.get("/", async (context) => {
    const { lang, text } = language(context);
    const body = inboxList(await listMail(mailFolder, SHOWN), text, mailFolder);
    return context.html(inboxPage({ lang, title: text.title, body }));
  });
  inbox.get("/:name", async (context) => {
    const { lang, text } = language(context);
    const message = await readMail(mailFolder, context.req.param("name"));
    if (message === null) {
      const body = html`<h1>${text.notFoundTitle}</h1><p>${text.notFound} <a href="/inbox">${text.back}</a></p>`;
      return context.html(inboxPage({ lang, title: text.notFoundTitle, body }), 404);
    }
    if (context.req.query("raw") !== undefined) {
      return context.body(Uint8Array.from(message.bytes), 200, {
        "Content-Type": "message/rfc822",
        "Content-Disposition": `attachment; filename="${message.name}"`,
      });
    }
    const title = `${message.email.subject || text.noSubject} · ${text.title}`;
    return context.html(inboxPage({ lang, title, body: inboxMessage(message, text) }));
  });
  return inbox;
}

function language(context: Context) {
  const lang = /^\s*es\b/i.test(context.req.header("accept-language") ?? "") ? "es" : "en";
  return { lang, text: words(lang).inbox };
}
