import { beforeEach, expect, test } from "vitest";
import { EMAIL_KEY, exampleEmail } from "../emails/testing/example-requests.ts";
import { claimDeliveries } from "../outbox/claim-deliveries.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { acceptLead } from "./accept-lead.ts";
import { makeLead } from "./testing/make-lead.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

const withEmail = (changed: object = {}) => ({
  ...makeLead({ kind: "SELL_OR_TRADE", emailKey: EMAIL_KEY, ...changed }),
  email: { ...exampleEmail(), kind: "valuation" as const, lifetimeSeconds: 3600 },
});
const claimed = () => claimDeliveries(database.worker, { limit: 50, leaseSeconds: 30 });

test("an email is queued with its lead", async () => {
  const lead = withEmail();
  await acceptLead(database.site, lead);
  expect(await claimed()).toMatchObject([
    { subject: "lead", leadId: lead.id },
    { subject: "email", emailId: lead.email.id, kind: "valuation", sealed: lead.email.sealed },
  ]);
});

test("a repeated or a held lead sends no email", async () => {
  const lead = withEmail();
  await acceptLead(database.site, lead);
  await acceptLead(database.site, { ...withEmail(), idempotencyKey: lead.idempotencyKey });
  await acceptLead(database.site, withEmail({ held: true }));
  expect((await claimed()).filter(({ subject }) => subject === "email")).toMatchObject([
    { emailId: lead.email.id },
  ]);
});

test("an address gets five a day, and every lead is kept", async () => {
  for (let sent = 0; sent < 7; sent += 1) await acceptLead(database.site, withEmail());
  const subjects = (await claimed()).map(({ subject }) => subject);
  expect([
    subjects.filter((subject) => subject === "lead").length,
    subjects.filter((subject) => subject === "email").length,
  ]).toEqual([7, 5]);
});

test("a lead without an address sends no email", async () => {
  await acceptLead(database.site, withEmail({ emailKey: null }));
  expect((await claimed()).map(({ subject }) => subject)).toEqual(["lead"]);
});
