import { randomUUID } from "node:crypto";
import { listLeadViews, openDatabase } from "@forecourt/database";
import type { StoredLead } from "@forecourt/leads";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { loadDealership } from "../../dealership.ts";
import { createLog } from "../../log.ts";
import { termsToken } from "../../terms/terms-link.ts";
import { makeLead, storeLead } from "../../testing/store-lead.ts";
import { useLeadWorker } from "../../testing/use-lead-worker.ts";
import { termsRoutes } from "./terms-routes.ts";

const { database, workers, untilSent, mailFiles, mailText } = useLeadWorker();

const preApproval = {
  kind: "APPLY_FINANCING",
  comments: null,
  vehicle: null,
  terms: "2000,-1200,600,60",
  details: {
    pricing: { cashDown: 2000, tradeEquity: -1240, creditRange: "600-619", months: 60 },
    budget: { kind: "month", amount: 444 },
    incomeRange: "3000-3999",
  },
};

/** A delivered lead, and the links of its messages. */
async function deliver(body: object, added: Partial<StoredLead> = {}) {
  const worker = await workers.start();
  const lead = { ...makeLead(body), ...added } as StoredLead;
  const id = await storeLead(database.site, workers.keyPair, lead);
  await untilSent(id);
  const emails = await Promise.all(mailFiles().map(async (name) => PostalMime.parse(mailText(name))));
  const texts = emails.map(({ text = "" }) => text);
  const links = texts.map((text) => /http:\/\/localhost:\d+\/terms\/[\w-]+/.exec(text)?.[0] ?? "");
  return { id, texts, links, port: worker.port, emails };
}

const open = async (link: string, method = "GET") => {
  const answer = await fetch(link, { method });
  return { status: answer.status, headers: answer.headers, page: await answer.text() };
};

const SECRETS = /1,240|600-619|\$444|3,999|-\$1,2/;

describe("the sealed terms of a lead", () => {
  it("are in no message, and open once by the message's link", async () => {
    const { id, texts, links, port } = await deliver(preApproval);
    expect(texts.join()).not.toMatch(SECRETS);
    expect(texts[0]).toContain("Cash down: $2,000");
    const link = links[0]!;
    expect(link).toMatch(new RegExp(`^http://localhost:${port}/terms/`));

    // A mail scanner follows the link, again and again.
    for (let scan = 0; scan < 3; scan += 1) {
      const { status, page } = await open(link);
      expect(status).toBe(200);
      expect(page).not.toMatch(SECRETS);
      expect(page).not.toContain("Lovelace");
      expect(page).toContain("<button>Show the terms</button>");
    }
    await fetch(link, { method: "HEAD" });
    expect(await listLeadViews(database.worker, id)).toEqual([]);

    const { status, page } = await open(link, "POST");
    expect(status).toBe(200);
    for (const text of [
      "The terms of Ada Lovelace",
      "<dt>Cash down</dt><dd>$2,000</dd>",
      "<dt>Trade equity</dt><dd>-$1,240</dd>",
      "<dt>Credit score range</dt><dd>600-619</dd>",
      "<dt>Monthly budget</dt><dd>$444</dd>",
      "<dt>Monthly income</dt><dd>$3,000 to $3,999</dd>",
      'href="tel:+14175550123"',
      'href="mailto:ada@example.com"',
    ])
      expect(page).toContain(text);
    expect(page).toMatch(
      /Payment by these terms<\/dt><dd>\$44[34](\.\d\d)? a month<span>60 months, [\d.]+% APR/,
    );

    const [view] = await listLeadViews(database.worker, id);
    expect(view?.networkKey).toMatch(/^[\w-]{43}$/);
    for (const method of ["GET", "POST"]) {
      const again = await open(link, method);
      expect(again.status).toBe(410);
      expect(again.page).toContain("This link was used");
      expect(again.page).toContain(`<code>pnpm leads link ${id}</code>`);
      expect(again.page).not.toMatch(SECRETS);
    }
    expect(await listLeadViews(database.worker, id)).toHaveLength(1);
    expect(JSON.stringify(workers.logged)).not.toMatch(SECRETS);
    expect(JSON.stringify(workers.logged)).not.toContain(link.split("/").at(-1));
  });

  it("opens for each recipient by a link of their own", async () => {
    const answering = { slug: "priya-raman", name: "Priya Raman", title: "Finance Director" };
    const { links, emails, texts } = await deliver(preApproval, { answering });
    expect(emails.map(({ to }) => to?.[0]?.address).sort()).toEqual([
      "crm@larkspurmitsubishi.example",
      "priya.raman@larkspurmitsubishi.example",
    ]);
    for (const text of texts) expect(text).toContain("Priya Raman, Finance Director");
    expect(new Set(links).size).toBe(2);
    for (const link of links) expect((await open(link, "POST")).status).toBe(200);
  });

  it("is at WORKER_URL in every message, and for no lead without sealed terms", async () => {
    await workers.start({ WORKER_URL: "https://desk.example.com/" });
    await untilSent(await storeLead(database.site, workers.keyPair, makeLead(preApproval)));
    expect(mailText(mailFiles()[0]!)).toContain("https://desk.example.com/terms/");
    const id = await storeLead(database.site, workers.keyPair, makeLead());
    await untilSent(id);
    const plain = mailFiles().find((name) => name.includes(id));
    expect(mailText(plain!)).not.toContain("/terms/");
  });

  it("shows one of several requests at the same time", async () => {
    const { links } = await deliver(preApproval);
    const answers = await Promise.all(Array.from({ length: 6 }, () => open(links[0]!, "POST")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
  });
});

describe("a link to sealed terms", () => {
  it("says that it is not valid, has expired, or that the terms are gone, without using a view", async () => {
    const { port } = await workers.start();
    const id = await storeLead(database.site, workers.keyPair, makeLead(preApproval));
    const linkOf = (leadId: string, now = Date.now()) =>
      `http://localhost:${port}/terms/${termsToken({ leadId, numbered: 7, now }, workers.keyPair)}`;
    const valid = linkOf(id);
    const forged = `${valid.slice(0, -4)}AAAA`;
    const expired = linkOf(id, Date.now() - 15 * 86_400_000);
    for (const method of ["GET", "POST"]) {
      expect(await open(forged, method)).toMatchObject({
        status: 404,
        page: expect.stringMatching(/not valid/),
      });
      expect(await open(expired, method)).toMatchObject({
        status: 410,
        page: expect.stringMatching(/has expired/),
      });
      expect(await open(linkOf(randomUUID()), method)).toMatchObject({ status: 410 });
    }
    await database.owner.pool.query("UPDATE lead SET sealed = NULL");
    const gone = await open(valid, "POST");
    expect(gone).toMatchObject({ status: 410, page: expect.stringMatching(/no longer kept/) });
    expect(await listLeadViews(database.worker, id)).toEqual([]);
  });

  it("says that the database is away, and is not used up", async () => {
    const away = openDatabase("postgres://worker:secret@127.0.0.1:1/none", { max: 1 });
    const log = createLog("silent");
    const routes = termsRoutes({
      database: away,
      keyPairs: [workers.keyPair],
      dealership: loadDealership(),
      trustProxy: false,
      log,
    });
    const token = termsToken({ leadId: randomUUID(), numbered: 0, now: Date.now() }, workers.keyPair);
    const answer = await routes.request(`/${token}`, { method: "POST" });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("The link is not used up");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    await away.close();
  });

  it("records the network behind a proxy, as a hash", async () => {
    const { port } = await workers.start({ TRUST_PROXY: "1" });
    const id = await storeLead(database.site, workers.keyPair, makeLead(preApproval));
    for (const [numbered, reader] of ["198.51.100.7", "198.51.100.8", "203.0.113.9"].entries()) {
      const token = termsToken({ leadId: id, numbered, now: Date.now() }, workers.keyPair);
      const headers = { "X-Forwarded-For": `10.0.0.1, ${reader}` };
      await fetch(`http://localhost:${port}/terms/${token}`, { method: "POST", headers });
    }
    const keys = (await listLeadViews(database.worker, id)).map(({ networkKey }) => networkKey);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size, "two readers of one network").toBe(2);
    expect(keys.join()).not.toContain("198.51");
  });

  it("is stored nowhere, tells no other site, and needs no script", async () => {
    const { links } = await deliver(preApproval);
    for (const method of ["GET", "POST"]) {
      const { headers, page } = await open(links[0]!, method);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("set-cookie")).toBeNull();
      expect(headers.get("content-security-policy")).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
      );
      expect(page).not.toMatch(/<script|<img|src=|https?:/);
    }
  });

  it("escapes what the shopper typed", async () => {
    const customer = { firstName: "<script>", lastName: "<b>", email: "a@example.com", phone: "4175550123" };
    const { links } = await deliver({ ...preApproval, customer });
    const { page } = await open(links[0]!, "POST");
    expect(page).toContain("&lt;script&gt; &lt;b&gt;");
    expect(page).not.toContain("<script");
  });
});
