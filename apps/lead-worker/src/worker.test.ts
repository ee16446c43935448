import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { validateAdf } from "@forecourt/adf/testing";
import { createKeyPair, createVerification, seal } from "@forecourt/database";
import { useTestDatabase } from "@forecourt/database/testing";
import PostalMime from "postal-mime";
import { beforeEach, describe, expect, it } from "vitest";
import { useCrmServer } from "./testing/crm-server.ts";
import { smtpError, useMailServer } from "./testing/mail-server.ts";
import { countStates, letPass, stateOf } from "./testing/queue.ts";
import { makeLead, storeLead, storeSealed } from "./testing/store-lead.ts";
import { useTestWorkers } from "./testing/test-worker.ts";
import { until } from "./testing/until.ts";

const database = useTestDatabase();
const workers = useTestWorkers(database);
const crm = useCrmServer();
const mail = useMailServer();
beforeEach(() => database.reset());

const store = (body: object = {}, storeId = "north") =>
  storeLead(database.site, workers.keyPair, makeLead(body, { storeId }));
/** One after another: more at once than the pool has connections would wait for one, and not for ever. */
const storeMany = async (count: number) => {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await store());
  return ids;
};
const untilSent = (id: string) => until(async () => expect((await stateOf(database, id)).state).toBe("sent"));
/** A draft begins with a dot: it is no message yet. */
const mailFiles = () =>
  readdirSync(join(workers.dataDir, "mail"))
    .filter((name) => !name.startsWith("."))
    .sort();
const mailText = (name: string) => readFileSync(join(workers.dataDir, "mail", name), "utf8");

describe("a lead for a CRM", () => {
  it("arrives by SMTP as one part that is valid ADF and holds the lead's id", async () => {
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

  it("becomes a file that can be searched when there is no transport", async () => {
    await workers.start({ NODE_ENV: "production" });
    // A long line of a message must not bring an encoding that splits addresses.
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
  it("is text, and its answer goes to the shopper", async () => {
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

describe("a store's own recipients", () => {
  it.each([
    ["production", "crm-riverside@larkspurmitsubishi.example"],
    ["development", "crm@larkspurmitsubishi.example"],
  ])("in %s with a transport: %s", async (NODE_ENV, recipient) => {
    await workers.start({ EMAIL_API_URL: crm.url, NODE_ENV });
    await untilSent(await store({}, "riverside"));
    expect(JSON.parse(crm.received[0]?.body ?? "{}")).toMatchObject({ email: recipient });
  });

  it("do not hold while nothing leaves this machine", async () => {
    await workers.start({ NODE_ENV: "production" });
    await untilSent(await store({}, "riverside"));
    expect(mailText(mailFiles()[0] ?? "")).toContain("To: crm@larkspurmitsubishi.example");
  });
});

describe("a receiver in trouble", () => {
  it("that is down gets the lead once when it is back", async () => {
    await workers.start({ EMAIL_API_URL: crm.url });
    await crm.goDown();
    const id = await store();
    await until(async () =>
      expect(await stateOf(database, id)).toEqual({
        state: "ready",
        attempts: 1,
        lastErrorCode: "network.econnrefused",
      }),
    );
    await crm.comeBack();
    await letPass(database, 7);
    await untilSent(id);
    expect(crm.received.map(({ key }) => key)).toEqual([id]);
  });

  it("that asks for patience gets it", async () => {
    await workers.start({ EMAIL_API_URL: crm.url });
    crm.answer((_request, response) => response.writeHead(429, { "retry-after": "100" }).end());
    const id = await store();
    await until(async () => expect((await stateOf(database, id)).lastErrorCode).toBe("http.429"));
    crm.answer((_request, response) => response.writeHead(202).end());
    const before = await database.owner.pool.query(
      "SELECT extract(epoch FROM run_at - now())::float8 AS s FROM outbox",
    );
    expect(before.rows[0].s).toBeGreaterThan(60);
    expect(before.rows[0].s).toBeLessThanOrEqual(100);
    await letPass(database, 100);
    await untilSent(id);
  });

  it("is tried eleven times over the schedule, then a person is asked", async () => {
    await workers.start({ EMAIL_API_URL: crm.url }, { pollMs: 10 });
    crm.answer((_request, response) => response.writeHead(503).end());
    const id = await store();
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await until(async () =>
        expect(await stateOf(database, id)).toMatchObject({ state: "ready", attempts: attempt }),
      );
      await letPass(database, 12 * 3600 * 1.2);
    }
    await until(async () =>
      expect(await stateOf(database, id)).toEqual({ state: "dead", attempts: 11, lastErrorCode: "http.503" }),
    );
    expect(crm.received).toHaveLength(11);
    expect(workers.logged).toContainEqual(
      expect.objectContaining({ level: 50, leadId: id, code: "http.503" }),
    );
  });

  it("that refuses the lead is asked once", async () => {
    await workers.start({ EMAIL_API_URL: crm.url });
    crm.answer((_request, response) => response.writeHead(422).end());
    const id = await store();
    await until(async () =>
      expect(await stateOf(database, id)).toEqual({ state: "dead", attempts: 1, lastErrorCode: "http.422" }),
    );
    expect(crm.received).toHaveLength(1);
  });

  it.each([
    [451, "ready"],
    [554, "dead"],
  ])("that answers a message with SMTP %i leaves it %s", async (status, state) => {
    mail.behave({ onMessage: () => smtpError(status) });
    await workers.start({ SMTP_URL: mail.url });
    const id = await store();
    await until(async () =>
      expect(await stateOf(database, id)).toEqual({ state, attempts: 1, lastErrorCode: `smtp.${status}` }),
    );
  });
});

describe("a message that nobody can build", () => {
  it("is given up alone", async () => {
    await workers.start({ EMAIL_API_URL: crm.url });
    const { keyPair } = workers;
    const sealing = async (content: unknown, key = keyPair.publicKey) => {
      const id = randomUUID();
      await storeSealed(database.site, id, await seal(key, JSON.stringify(content), id));
      return id;
    };
    const lead = makeLead();
    const throwing = await (async () => {
      const id = randomUUID();
      const poison = { ...lead, id, customer: null };
      await storeSealed(database.site, id, await seal(keyPair.publicKey, JSON.stringify(poison), id));
      return id;
    })();
    const cases: [string, string][] = [
      [throwing, "builder.failed"],
      [await sealing("not a lead"), "lead.invalid"],
      // Another lead's content under this id.
      [await sealing(lead), "lead.invalid"],
      [await sealing(lead, (await createKeyPair()).publicKey), "sealed.unknown-key"],
    ];
    const damaged = randomUUID();
    const bytes = await seal(keyPair.publicKey, "{}", damaged);
    bytes[bytes.length - 1]! ^= 1;
    await storeSealed(database.site, damaged, bytes);
    cases.push([damaged, "sealed.damaged"]);
    const healthy = await store();
    await untilSent(healthy);
    for (const [id, lastErrorCode] of cases) {
      await until(async () =>
        expect(await stateOf(database, id)).toEqual({ state: "dead", attempts: 1, lastErrorCode }),
      );
    }
    expect(crm.received.map(({ key }) => key)).toEqual([healthy]);
  });

  it("is given up before it is built when it ended its workers again and again", async () => {
    const id = await store();
    await database.owner.pool.query("UPDATE outbox SET attempts = 11");
    await workers.start({ EMAIL_API_URL: crm.url });
    await until(async () =>
      expect(await stateOf(database, id)).toMatchObject({
        state: "dead",
        lastErrorCode: "attempts.exhausted",
      }),
    );
    expect(crm.received).toHaveLength(0);
  });
});

describe("several workers", () => {
  it("deliver each of 200 leads once", async () => {
    await Promise.all([1, 2].map(() => workers.start({ EMAIL_API_URL: crm.url })));
    const ids = await storeMany(200);
    await until(async () => expect(await countStates(database)).toEqual({ sent: 200 }));
    expect(crm.received.map(({ key }) => key).sort()).toEqual(ids.sort());
  });

  it("notice that a lease was lost, and leave the message to its owner", async () => {
    const slow = await workers.start({ EMAIL_API_URL: crm.url });
    let release = () => {};
    crm.answer((_request, response) => {
      release = () => response.writeHead(202).end();
    });
    const id = await store();
    await until(() => expect(crm.received).toHaveLength(1));
    // Somebody else has claimed it in the meantime.
    await database.owner.pool.query(
      "UPDATE outbox SET lease_token = gen_random_uuid(), run_at = now() + interval '1 minute'",
    );
    release();
    await until(() =>
      expect(workers.logged).toContainEqual(expect.objectContaining({ leadId: id, outcome: "lost" })),
    );
    expect((await stateOf(database, id)).state).toBe("sending");
    await slow.stop();
  });
});

describe("a stop", () => {
  it("finishes what was begun and gives the rest back as if it had never been claimed", async () => {
    const held: (() => void)[] = [];
    crm.answer((_request, response) => {
      held.push(() => response.writeHead(202).end());
    });
    const ids = await storeMany(20);
    const worker = await workers.start({ EMAIL_API_URL: crm.url });
    await until(() => expect(held).toHaveLength(8));
    expect(await countStates(database)).toEqual({ sending: 16, ready: 4 });
    const stopped = worker.stop();
    await until(async () => expect(await countStates(database)).toEqual({ sending: 8, ready: 12 }));
    for (const answer of held) answer();
    await stopped;
    expect(await countStates(database)).toEqual({ sent: 8, ready: 12 });
    const attempts = await database.owner.pool.query(
      "SELECT sum(attempts)::int AS n FROM outbox WHERE state = 'ready'",
    );
    expect(attempts.rows[0].n).toBe(0);
    crm.answer((_request, response) => response.writeHead(202).end());
    await workers.start({ EMAIL_API_URL: crm.url });
    await until(async () => expect(await countStates(database)).toEqual({ sent: 20 }));
    expect(crm.received.map(({ key }) => key).sort()).toEqual(ids.sort());
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

  it("lands in this machine's mail, in the shopper's language", async () => {
    await workers.start();
    await request("es-MX");
    await until(() => expect(mailFiles()).toHaveLength(1));
    const text = mailText(mailFiles()[0] ?? "");
    expect(text).toMatch(/^\d{6} es su clave de Larkspur Mitsubishi\./m);
    expect(text).toContain("+14175550123");
  });

  it("goes to the text message API, with the line that binds it to the site", async () => {
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

  it("that nobody can use any more is not sent", async () => {
    await request("en");
    await database.owner.pool.query("UPDATE phone_verification SET expires_at = now() - interval '1 second'");
    await workers.start({ SMS_API_URL: crm.url });
    await until(async () => expect(await countStates(database)).toEqual({ dead: 1 }));
    expect(crm.received).toHaveLength(0);
  });
});

it("logs none of what shoppers wrote, whatever happens", async () => {
  const canaries = Array.from({ length: 20 }, (_, n) => `canary${String.fromCharCode(97 + n)}`);
  const [first, last, email, digits, street, city, comment, make, model, trim] = canaries;
  const body = {
    customer: {
      firstName: first,
      lastName: last,
      email: `${email}@example.com`,
      phone: "(417) 555-0187",
      address: { type: "home", address: `${street} ${digits}`, city, state: "MO", zipCode: "65809" },
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
  // A parser's error quotes what it could not read.
  const id = randomUUID();
  await storeSealed(database.site, id, await seal(workers.keyPair.publicKey, `canarya is no JSON`, id));
  const poison = { ...makeLead(body), customer: canaries };
  await storeLead(database.site, workers.keyPair, poison as never);
  // Each lead, and not each try: one that was put off may have had its second meanwhile.
  const tried = () =>
    new Set(workers.logged.filter(({ outcome }) => outcome !== undefined).map(({ leadId }) => leadId));
  await until(() => expect(tried().size).toBe(11));
  const codes = new Set(workers.logged.map(({ code }) => code));
  expect([...codes]).toEqual(
    expect.arrayContaining(["http.422", "http.503", "SyntaxError", "builder.failed"]),
  );
  const output = JSON.stringify(workers.logged);
  for (const canary of [...canaries, "4175550187", "555-0187", "65809"]) expect(output).not.toContain(canary);
});
