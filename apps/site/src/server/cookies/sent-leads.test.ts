import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { sealPendingUnlock } from "./pending-unlock.ts";
import { openSentLeads, type SentLead, sentLeadsSetCookie, withSentLead } from "./sent-leads.ts";

const secret = randomBytes(32).toString("base64url");
const leads: SentLead[] = [
  {
    kind: "CONTACT_PURCHASE",
    vin: "JA4J4VAR4RZ004417",
    firstName: "Ana",
    given: ["message", "terms"],
    person: "dana-morales",
  },
  { kind: "CAREERS", vin: null, firstName: "", given: [], person: null },
];
const sealedIn = (cookie: string) => cookie.slice(cookie.indexOf("=") + 1, cookie.indexOf(";"));

it("opens to the sent forms, for half an hour", async () => {
  const cookie = await sentLeadsSetCookie(leads, secret, true);
  expect(cookie).toMatch(/^__Host-sent=[^;]+; Path=\/; Max-Age=1800; SameSite=Lax; HttpOnly; Secure$/);
  expect(await openSentLeads(sealedIn(cookie), secret)).toEqual(leads);
});

it("is empty when missing, forged or sealed for another purpose", async () => {
  const other = await sealPendingUnlock({ profile: {} } as never, secret);
  const elsewhere = sealedIn(await sentLeadsSetCookie(leads, randomBytes(32).toString("base64url"), true));
  for (const value of [undefined, "", "a.b.c.d.e", elsewhere, other])
    expect(await openSentLeads(value, secret)).toEqual([]);
});

it("keeps the newest form of each kind first", () => {
  const again = leads[1]!;
  expect(withSentLead(leads, again).map(({ kind }) => kind)).toEqual(["CAREERS", "CONTACT_PURCHASE"]);
});
