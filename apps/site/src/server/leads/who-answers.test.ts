import { LEAD_KINDS, type LeadKind, routeLead } from "@forecourt/leads";
import { describe, expect, it } from "vitest";
import { pageContext } from "#server/page-context.ts";
import { dealership } from "#server/settings/dealership.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { leadAnswering } from "./lead-answering.ts";
import { whoAnswers } from "./who-answers.ts";

useTestSite();

const { leadRouting, stores } = dealership.settings;

async function contextOf(store: string, locale: "en" | "es" = "en") {
  stockSite([]);
  return pageContext(Promise.resolve({ locale, store, access: "locked" }));
}

const everyForm = stores.flatMap(({ id }) => LEAD_KINDS.map((kind) => [kind, id] as const));

describe("a page promises only what the routing keeps", () => {
  it.each(everyForm)("%s at %s: the person gets the lead, and the lead names them", async (kind, storeId) => {
    const { person, team, store } = whoAnswers({ kind, storeId: null }, await contextOf(storeId));
    expect(store.id).toBe(storeId);
    const lead = { kind, details: {} } as Parameters<typeof leadAnswering>[0];
    const answering = leadAnswering(lead, storeId, null);
    expect(answering?.slug ?? null).toBe(person?.slug ?? null);
    expect(answering?.name ?? null).toBe(person && `${person.firstName} ${person.lastName}`);
    for (const production of [false, true]) {
      const where = { storeId, production, person: answering?.slug ?? null };
      const addresses = routeLead(kind, leadRouting, where).map(({ email }) => email);
      expect(addresses.length, `${team} gets the lead`).toBeGreaterThan(0);
      if (person) expect(addresses).toContain(leadRouting.people?.[person.slug]?.email);
      else
        expect(["parts", "billing", "general", "service"], "a team with an inbox of its own").toContain(team);
    }
  });

  it.each([
    ["CONTACT_PARTS", "parts"],
    ["CONTACT_BILLING", "billing"],
    ["CONTACT_SERVICE", "service"],
    ["SERVICE", "service"],
  ] as const)("%s goes to the team that is named", (kind, inbox) => {
    const [route] = routeLead(kind, leadRouting, { storeId: "north", production: true });
    expect(route?.email).toMatch(new RegExp(`^${inbox}@`));
  });

  it("names the team alone, or somebody else, where a person has no address", async () => {
    const context = await contextOf("airport");
    const kind: LeadKind = "CONTACT_PURCHASE";
    const promised = whoAnswers({ kind, storeId: null }, context).person;
    expect(promised?.slug).toBe("hannah-kowalski");
    const { [promised!.slug]: _gone, ...people } = leadRouting.people ?? {};
    const settings = { ...context.settings, leadRouting: { ...leadRouting, people } };
    for (const person of [null, promised!.slug])
      expect(whoAnswers({ kind, storeId: null, person }, { ...context, settings }).person).toBeNull();
  });

  it("names the same person in both languages", async () => {
    const [english, spanish] = [await contextOf("north", "en"), await contextOf("north", "es")];
    for (const kind of LEAD_KINDS)
      expect(whoAnswers({ kind, storeId: null }, spanish).person?.slug).toBe(
        whoAnswers({ kind, storeId: null }, english).person?.slug,
      );
  });
});
