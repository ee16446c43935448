import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { driveLead, startAt } from "../appointments/testing/example-appointment.ts";
import { hashEmail } from "../emails/hash-email.ts";
import { exampleDetailsRequest, exampleEmail, exampleWatch } from "../emails/testing/example-requests.ts";
import { acceptLead } from "../leads/accept-lead.ts";
import { makeLead } from "../leads/testing/make-lead.ts";
import { claimDeliveries } from "../outbox/claim-deliveries.ts";
import { markSent } from "../outbox/mark-sent.ts";
import { createVerification } from "../phone-verification/create-verification.ts";
import { createKeyPair } from "../sealing/key-pair.ts";
import { seal } from "../sealing/seal.ts";
import { columnsWith as findColumns } from "../testing/columns-with.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { storeValuation } from "../valuations/store-valuation.ts";
import { confirmWatch } from "../watches/confirm-watch.ts";
import { requestWatch } from "../watches/request-watch.ts";
import { deleteDetails } from "./delete-details.ts";
import { readDetails } from "./read-details.ts";
import { requestDetails } from "./request-details.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

const SECRET = "secret";
const ADDRESS = "planted.shopper@example.com";
const KEY = hashEmail(SECRET, ADDRESS);
const OTHER_KEY = hashEmail(SECRET, "other@example.com");

async function deliverAll(): Promise<void> {
  const deliveries = await claimDeliveries(database.worker, { limit: 100, leaseSeconds: 30 });
  for (const delivery of deliveries) await markSent(database.worker, delivery);
}

/** A delivered lead, a waiting and a held one, a test drive, two watches, a code, with the address sealed or hashed in each. */
async function plant(emailKey: string): Promise<void> {
  const { publicKey } = await createKeyPair();
  const lead = async (held: boolean) => {
    const made = makeLead({ held, emailKey });
    const sealed = await seal(publicKey, JSON.stringify({ email: ADDRESS }), made.id);
    const application = { id: randomUUID(), sealed, keyId: "k" };
    const resume = { id: randomUUID(), sealed };
    await acceptLead(database.site, { ...made, sealed, application, resume });
  };
  await lead(false);
  await deliverAll();
  await lead(false);
  await lead(true);
  const watches = [
    exampleWatch({ vin: "JA4J4VA85PZ000001" }, emailKey),
    exampleWatch({ query: "/cars-for-sale" }, emailKey),
  ];
  for (const watch of watches) await requestWatch(database.site, watch);
  await confirmWatch(database.site, watches[0]!.id);
  const valuation = {
    id: emailKey === KEY ? "mine" : "theirs",
    sealed: Buffer.from("sealed"),
    storeId: "north",
  };
  await storeValuation(database.site, { ...valuation, emailKey, endsAt: new Date(Date.now() + 60_000) });
  const sealed = await seal(publicKey, JSON.stringify({ email: ADDRESS }), "drive");
  await acceptLead(database.site, driveLead({ sealed }, { emailKey }));
  const phone = emailKey === KEY ? "+14175550100" : "+14175550101";
  const person = { phone, networkKey: "n", locale: "en", storeId: "north", emailKey };
  await createVerification(database.site, { ...person, groupPerDay: 99, secret: SECRET, publicKey });
}

async function ask(emailKey = KEY): Promise<string> {
  const request = exampleDetailsRequest(emailKey);
  expect(await requestDetails(database.site, request)).toEqual({ kind: "accepted" });
  return request.id;
}

const columnsWith = (text: string) => findColumns(database.owner, text);

describe("a request", () => {
  test("queues one email with the link and answers alike for an address that nothing is held about", async () => {
    await ask("nobody");
    const [delivery] = await claimDeliveries(database.worker, { limit: 5, leaseSeconds: 30 });
    expect(delivery).toMatchObject({ subject: "email", kind: "details-link" });
  });

  test("sends an address three emails an hour", async () => {
    for (let n = 0; n < 5; n += 1) await ask();
    const { rows } = await database.owner.pool.query("SELECT count(*)::int AS n FROM shopper_email");
    expect(rows[0].n).toBe(3);
  });

  test("shows what is held about its own address alone", async () => {
    await plant(OTHER_KEY);
    await plant(KEY);
    const result = await readDetails(database.site, await ask());
    expect(result).toMatchObject({
      kind: "found",
      details: {
        address: "sealed address",
        watches: [
          { vin: "JA4J4VA85PZ000001", confirmedAt: expect.any(Date) },
          { query: "/cars-for-sale", confirmedAt: null },
        ],
        leads: [
          { state: "sent", sentAt: expect.any(Date) },
          { state: "ready" },
          { state: "held" },
          { state: "ready", kind: "SCHEDULE_TEST_DRIVE" },
        ],
        appointments: [
          {
            kind: "test-drive",
            storeId: "north",
            createdAt: expect.any(Date),
            startAt: new Date(startAt(0)),
            state: "booked",
          },
        ],
        verifications: [{ verifiedAt: null }],
        valuations: [{ storeId: "north", endsAt: expect.any(Date) }],
        applications: [
          { state: "sent", sentAt: expect.any(Date), wiped: false },
          { state: "ready", wiped: false },
          { state: "held", wiped: false },
        ],
        resumes: Array(3).fill({ storeId: "north", createdAt: expect.any(Date) }),
      },
    });
  });

  test("is over after an hour, and unknown ids are gone", async () => {
    await plant(KEY);
    const id = await ask();
    expect(await readDetails(database.site, exampleDetailsRequest().id)).toEqual({ kind: "gone" });
    await database.owner.pool.query("UPDATE details_request SET expires_at = now()");
    expect(await readDetails(database.site, id)).toEqual({ kind: "gone" });
    expect(await deleteDetails(database.site, id)).toEqual({ kind: "gone" });
    expect(await columnsWith(KEY)).not.toEqual([]);
  });
});

describe("a deletion", () => {
  test("leaves nothing of the address in any table, and nothing of others out", async () => {
    await plant(OTHER_KEY);
    await plant(KEY);
    const id = await ask();
    const planted = [
      "lead",
      "watch",
      "phone_verification",
      "shopper_email",
      "details_request",
      "credit_application",
      "resume",
      "valuation",
      "appointment",
    ];
    expect(await columnsWith(KEY)).toEqual(
      expect.arrayContaining([...planted.map((table) => `${table}.email_key`), "rate_limit.key"]),
    );
    expect(await deleteDetails(database.site, id)).toEqual({
      kind: "deleted",
      deleted: { watchesDeleted: 2, leadsDeleted: 3, leadsWiped: 1 },
    });
    expect(await columnsWith(KEY)).toEqual([]);
    expect(await columnsWith(ADDRESS)).toEqual([]);
    const { rows: leads } = await database.owner.pool.query(
      "SELECT email_key, sealed IS NULL AS wiped FROM lead ORDER BY created_at",
    );
    expect(leads).toEqual([
      ...Array(4).fill({ email_key: OTHER_KEY, wiped: false }),
      { email_key: null, wiped: true },
    ]);
    const { rows: applications } = await database.owner.pool.query(
      "SELECT email_key, sealed IS NULL AS wiped FROM credit_application ORDER BY created_at",
    );
    expect(applications).toEqual(leads.slice(1));
    const { rows: appointments } = await database.owner.pool.query("SELECT email_key FROM appointment");
    expect(appointments).toEqual([{ email_key: OTHER_KEY }]);
    const { rows: resumes } = await database.owner.pool.query("SELECT email_key FROM resume");
    expect(resumes).toEqual(Array(3).fill({ email_key: OTHER_KEY }));
    expect(await columnsWith(OTHER_KEY)).toEqual(expect.arrayContaining(["watch.email_key"]));
  });

  test("finds a resume whose lead was wiped before", async () => {
    const lead = makeLead({ emailKey: KEY, resume: { id: randomUUID(), sealed: Buffer.from("sealed") } });
    await acceptLead(database.site, lead);
    await deliverAll();
    await database.owner.pool.query("UPDATE lead SET sealed = NULL, email_key = NULL");
    const id = await ask();
    expect(await readDetails(database.site, id)).toMatchObject({ details: { leads: [], resumes: [{}] } });
    await deleteDetails(database.site, id);
    expect(await columnsWith(KEY)).toEqual([]);
  });

  test("queues one notice for the dealership, however often it is sent", async () => {
    await plant(KEY);
    const id = await ask();
    const results = await Promise.all(Array.from({ length: 4 }, () => deleteDetails(database.site, id)));
    expect(results.map(({ kind }) => kind).sort()).toEqual(["deleted", "gone", "gone", "gone"]);
    const { rows } = await database.owner.pool.query(
      "SELECT kind, email_key, state FROM shopper_email JOIN outbox ON email_id = shopper_email.id",
    );
    expect(rows).toEqual([{ kind: "deletion-notice", email_key: null, state: "ready" }]);
  });

  test("also takes a lead that is being sent; its worker finds no claim to finish", async () => {
    await acceptLead(database.site, makeLead({ emailKey: KEY }));
    const [sending] = await claimDeliveries(database.worker, { limit: 1, leaseSeconds: 30 });
    await deleteDetails(database.site, await ask());
    expect(await markSent(database.worker, sending!)).toBe(false);
  });

  test("is one transaction", async () => {
    await plant(KEY);
    const request = exampleDetailsRequest(KEY);
    await requestDetails(database.site, request);
    // A notice with a taken id makes the last step fail.
    const taken = { ...exampleEmail(), id: request.notice.id };
    await requestDetails(database.site, { ...exampleDetailsRequest("other"), link: taken });
    await expect(deleteDetails(database.site, request.id)).rejects.toMatchObject({ sqlState: "23505" });
    expect(await readDetails(database.site, request.id)).toMatchObject({
      details: { watches: [{}, {}], leads: [{}, {}, {}, {}], appointments: [{}] },
    });
  });
});
