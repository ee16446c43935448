import type { ShopperMessage, WatchNews } from "@forecourt/database";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { loadDealership } from "../dealership.ts";
import { useMailServer } from "../testing/mail-server.ts";
import { prepareEmail } from "./prepare-email.ts";
import { smtpMailTransport } from "./smtp-mail-transport.ts";

const mail = useMailServer();
const dealership = loadDealership();
const siteUrl = "https://www.example.com";

/** Sends a message to the mail server and parses what it received. */
async function received(message: ShopperMessage) {
  const prepared = prepareEmail(
    message,
    { emailId: "id", kind: message.kind, storeId: "north", storedAt: new Date() },
    { dealership, siteUrl, from: undefined, now: new Date(), mail: smtpMailTransport(mail.url) },
  );
  if (!prepared.ok) throw new Error(prepared.code);
  expect(await prepared.copies[0]!.send(AbortSignal.timeout(20_000))).toEqual({ ok: true });
  const { raw } = mail.received[0]!;
  return { raw, email: await PostalMime.parse(raw) };
}

const linksIn = (html = "") => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

const HOSTILE = `2023 <img src=x onerror=alert(1)> "O'Neil" & Söhne --=_0 </p><script>`;
const price: WatchNews = {
  kind: "price",
  name: HOSTILE,
  page: '/cars/x?a=1&b="><b>',
  stop: "/watch/stop?token=1",
  price: { was: 2_999_500, now: 2_899_500, retail: false },
};
const matches: WatchNews = {
  kind: "matches",
  name: HOSTILE,
  page: "/cars-for-sale/suvs",
  stop: "/watch/stop?token=2",
  total: 7,
  vehicles: [
    { name: HOSTILE, page: "/a", price: 2_500_050, retail: true },
    { name: "2022 Eclipse Cross", page: "/b", price: null, retail: false },
  ],
};
const news = (locale: string): ShopperMessage => ({
  kind: "watch-news",
  to: "ada@example.com",
  locale,
  news: [price, matches],
  stopAll: "/watch/stop?token=all",
  oneClick: "/api/v1/watches/unsubscribe?token=all",
});
const confirmation: ShopperMessage = {
  kind: "watch-confirmation",
  to: "ada@example.com",
  locale: "es",
  subject: "price",
  name: HOSTILE,
  page: "/es/x",
  confirm: "/es/watch/confirm?token=c",
};

describe("an email to a shopper has a text and an HTML part", () => {
  it.each([
    ["en", "Unsubscribe from all of these emails", "Was $29,995, now $28,995"],
    ["es", "Cancelar todos estos correos", "Antes $29,995, ahora $28,995"],
  ])("with news, in %s", async (locale, stopAll, figures) => {
    const { raw, email } = await received(news(locale));
    expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(email.attachments).toEqual([]);
    expect(email.text).toContain(`${stopAll}: https://www.example.com/watch/stop?token=all`);
    for (const part of [email.text, email.html]) {
      expect(part).toContain(figures);
      expect(part).toContain("Larkspur Mitsubishi");
    }
    expect(email.html).toContain(`<html lang="${locale}">`);
    const links = linksIn(email.html);
    for (const path of ["/watch/stop?token=1", "/watch/stop?token=2", "/watch/stop?token=all", "/a", "/b"])
      expect(links).toContain(`https://www.example.com${path}`);
    expect(email.headers.map(({ key }) => key)).toContain("list-unsubscribe-post");
  });

  it("with the link of a confirmation", async () => {
    const { email } = await received(confirmation);
    const confirm = "https://www.example.com/es/watch/confirm?token=c";
    expect(email.text).toContain(`\n${confirm}\n`);
    expect(email.html).toContain(`<a class="button" href="${confirm}"`);
    expect(email.html).toContain(">Empezar a recibirlos</a>");
    expect(email.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
  });

  it("but not a notice to the staff", async () => {
    const { raw, email } = await received({ kind: "deletion-notice", address: "ada@example.com" });
    expect(raw).toMatch(/^Content-Type: text\/plain/m);
    expect(email.html).toBeUndefined();
  });
});

it("hostile names are text in both parts", async () => {
  for (const message of [news("en"), confirmation]) {
    mail.received.length = 0;
    const { email } = await received(message);
    expect(email.text).toContain(HOSTILE);
    expect(email.html).not.toMatch(/<img|<script|<b>|onerror="/);
    expect(email.html).toContain("&lt;img src=x onerror=alert(1)&gt; &quot;O&#39;Neil&quot; &amp; Söhne");
    for (const href of linksIn(email.html)) expect(href).toMatch(/^https:\/\/www\.example\.com\//);
  }
});

it("the HTML loads nothing", async () => {
  const { email } = await received(news("en"));
  expect(email.html).not.toMatch(/<[^>]*\ssrc=|url\(|@import|<link/);
});
