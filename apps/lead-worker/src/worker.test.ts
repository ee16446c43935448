import { randomUUID } from "node:crypto";
import { validateAdf } from "@forecourt/adf/testing";
import { createVerification, seal } from "@forecourt/database";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { countStates } from "./testing/queue.ts";
import { makeLead, storeLead, storeSealed } from "./testing/store-lead.ts";
import { until } from "./testing/until.ts";
import { useLeadWorker } from "./testing/use-lead-worker.ts";

const { database, workers, crm, mail, store, untilSent, mailFiles, mailText } = useLeadWorker();

describe("a lead for a CRM", () => {
  it("arrives by SMTP as a single part of valid ADF with the lead's id", async () => {
    await workers.start({ SMTP_URL: mail.url });
    const id = await store({ comments: "¿Está? <b>&amp; 車 — \u{1F697}" });
    await untilSent(id);
    const [{ raw, from, to } = { raw: "", from: "", to: [] }] = mail.received;
    expect(mail.received).toHaveLength(1);
    expect({ from, to }).toEqual({
      from: "website@larkspurmitsubishi.example",
      to: ["crm@larkspurmitsubishi.example"],
    });
    const email = await PostalMime.parse(raw);
    expect(email.attachments).toEqual([]);
    expect(email.html).toBeUndefined();
    expect(email.messageId).toBe(`<${id}@larkspurmitsubishi.example>`);
    expect(raw).toMatch(/Content-Type: text\/plain; charset=us-ascii\r\n/);
    expect(raw).toMatch(/Content-Transfer-Encoding: 7bit\r\n/);
    expect(raw).toMatch(/^[\t\r\n\u0020-\u007E]*$/);
    expect(validateAdf(email.text ?? "")).toEqual([]);
    expect(email.text).toContain(`<id sequence="1" source="Website">${id}</id>`);
    expect(email.text).toContain("&#191;Est&#225;? &lt;b&gt;&amp;amp; &#36554;");
  });

  it("arrives at the email API with the payload of the specification", async () => {
    await workers.start({ EMAIL_API_URL: crm.url, SMTP_URL: mail.url });
    const id = await store();
    await untilSent(id);
    expect(crm.received).toHaveLength(1);
    expect(mail.received).toHaveLength(0);
    const [{ path, key, body } = { path: "", key: "", body: "" }] = crm.received;
    expect({ path, key }).toEqual({ path: "/email/send", key: id });
    expect(JSON.parse(body)).toMatchObject({
      prospect: { attributes: { status: "new" } },
      subject: "Purchasing a vehicle",
      email: "crm@larkspurmitsubishi.example",
      type: "adf",
      customer: { contact: { first_name: "Ada", last_name: "Lovelace", email: "ada@example.com" } },
      provider: { name: "Website - Purchasing a vehicle" },
    });
  });

  it("is written to a searchable file without a transport", async () => {
    await workers.start({ NODE_ENV: "production" });
    // A long line must not cause an encoding that splits addresses.
    const id = await store({ comments: `Please write to ada@example.com ${"word ".repeat(40)}` });
    await untilSent(id);
    const [name = "", ...more] = mailFiles();
    expect(more).toEqual([]);
    expect(name).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT\\d{9}Z-${id}\\.eml$`));
    expect(mailText(name)).toContain("<email>ada@example.com</email>");
    expect(mailText(name)).toContain("Please write to ada@example.com word word");
    expect(validateAdf((await PostalMime.parse(mailText(name))).text ?? "")).toEqual([]);
  });
});

describe("a lead for a person", () => {
  it("is text with the shopper as Reply-To", async () => {
    await workers.start({ SMTP_URL: mail.url, MAIL_FROM: "web@example.com" });
    await untilSent(await store({ kind: "CONTACT_GENERAL", comments: "Señor, ¿abren hoy?" }));
    const [{ raw, from } = { raw: "", from: "" }] = mail.received;
    const email = await PostalMime.parse(raw);
    expect(from).toBe("web@example.com");
    expect(email.to?.map(({ address }) => address)).toEqual(["hello@larkspurmitsubishi.example"]);
    expect(email.replyTo).toEqual([{ name: "Ada Lovelace", address: "ada@example.com" }]);
    expect(email.text).toContain("Señor, ¿abren hoy?");
  });
});

describe("recipients of individual stores", () => {
  it.each([
    ["production", "crm-riverside@larkspurmitsubishi.example"],
    ["development", "crm@larkspurmitsubishi.example"],
  ])("in %s with an external transport: %s", async (NODE_ENV, recipient) => {
    await workers.start({ EMAIL_API_URL: crm.url, NODE_ENV });
    await untilSent(await store({}, "riverside"));
    expect(JSON.parse(crm.received[0]?.body ?? "{}")).toMatchObject({ email: recipient });
  });

  it("are not used with the file transport", async () => {
    await workers.start({ NODE_ENV: "production" });
    await untilSent(await store({}, "riverside"));
    expect(mailText(mailFiles()[0] ?? "")).toContain("To: crm@larkspurmitsubishi.example");
  });
});

describe("a phone code", () => {
  const request = (locale: string, phone = "+14175550123") =>
    createVerification(database.site, {
      phone,
      networkKey: "network",
      locale,
      storeId: "north",
      groupPerDay: 100,
      secret: "secret",
      publicKey: workers.keyPair.publicKey,
    });

  it("is written to local mail in the shopper's language", async () => {
    await workers.start();
    await request("es-MX");
    await until(() => expect(mailFiles()).toHaveLength(1));
    const text = mailText(mailFiles()[0] ?? "");
    expect(text).toMatch(/^\d{6} es su clave de Larkspur Mitsubishi\./m);
    expect(text).toContain("+14175550123");
  });

  it("is sent to the text message API, bound to the site's domain", async () => {
    await workers.start({ SMS_API_URL: crm.url, SITE_URL: "https://www.example.com/" });
    const created = await request("en");
    await until(() => expect(crm.received).toHaveLength(1));
    const [{ path, key, body } = { path: "", key: "", body: "{}" }] = crm.received;
    expect({ path, key }).toEqual({
      path: "/messages",
      key: created.kind === "created" ? created.verificationId : "",
    });
    const { to, text } = JSON.parse(body);
    expect(to).toBe("+14175550123");
    expect(text).toMatch(/^(\d{6}) is your Larkspur Mitsubishi code\..*\n\n@www\.example\.com #\1$/s);
  });

  it("is not sent after it expired", async () => {
    await request("en");
    await database.owner.pool.query("UPDATE phone_verification SET expires_at = now() - interval '1 second'");
    await workers.start({ SMS_API_URL: crm.url });
    await until(async () => expect(await countStates(database)).toEqual({ dead: 1 }));
    expect(crm.received).toHaveLength(0);
  });
});

it("never logs personal data", async () => {
  const canaries = Array.from({ length: 20 }, (_, n) => `canary${String.fromCharCode(97 + n)}`);
  const [first, last, email, digits, street, city, comment, make, model, trim] = canaries;
  const body = {
    customer: {
      firstName: first,
      lastName: last,
      email: `${email}@example.com`,
      phone: "(417) 555-0187",
      address: { type: "home", address: `${street} ${digits}`, city, state: "MO", zipCode: "65809-0187" },
    },
    comments: `${comment} ${canaries.slice(10).join(" ")}`,
    vehicle: { make, model, trim, year: "2020" },
  };
  crm.answer((_request, response, { body: sent }) => {
    const status = [202, 422, 503][crm.received.length % 3] ?? 202;
    response.writeHead(status, "Said", { "x-echo": "canarya" }).end(sent);
  });
  await workers.start({ EMAIL_API_URL: crm.url });
  await Promise.all(Array.from({ length: 9 }, () => store(body)));
  // The message of a JSON syntax error quotes the text.
  const id = randomUUID();
  await storeSealed(database.site, id, await seal(workers.keyPair.publicKey, `canarya is no JSON`, id));
  const poison = { ...makeLead(body), customer: canaries };
  await storeLead(database.site, workers.keyPair, poison as never);
  // Counts leads, not attempts: a retried lead may already have had its second attempt.
  const tried = () =>
    new Set(workers.logged.filter(({ outcome }) => outcome !== undefined).map(({ leadId }) => leadId));
  await until(() => expect(tried().size).toBe(11));
  const codes = new Set(workers.logged.map(({ code }) => code));
  expect([...codes]).toEqual(
    expect.arrayContaining(["http.422", "http.503", "SyntaxError", "builder.failed"]),
  );
  const output = JSON.stringify(workers.logged);
  for (const canary of [...canaries, "4175550187", "555-0187", "65809-0187"])
    expect(output).not.toContain(canary);
});

it("warns at start of the sample dealership's phones at a public address", async () => {
  const problem = expect.objectContaining({ problems: ["sample.phone", "+14175550142"] });
  await workers.start();
  expect(workers.logged).not.toContainEqual(problem);
  await workers.start({ SITE_URL: "https://www.example.com" });
  expect(workers.logged).toContainEqual(problem);
});
