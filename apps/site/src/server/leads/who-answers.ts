import type { OpeningHours } from "@forecourt/calendar";
import type { Store } from "@forecourt/dealership";
import type { StaffMember } from "@forecourt/dealership/content";
import type { LeadKind } from "@forecourt/leads/forms";
import { departmentContact, departmentLead, routedStaff } from "../content/department-contact.ts";
import type { PageContext } from "../page-context.ts";

/** A part of the dealership that answers forms. Only the first three have staff in the settings. */
export type AnsweringTeam = "sales" | "finance" | "service" | "parts" | "billing" | "general";

const TEAMS: Readonly<Record<LeadKind, AnsweringTeam>> = {
  UNLOCK_INVENTORY: "sales",
  UNLOCK_PRICE: "sales",
  SCHEDULE_TEST_DRIVE: "sales",
  SELL_OR_TRADE: "sales",
  CONTACT_PURCHASE: "sales",
  CONTACT_TRADE: "sales",
  APPLY_FINANCING: "finance",
  SERVICE: "service",
  CONTACT_SERVICE: "service",
  CONTACT_PARTS: "parts",
  CONTACT_BILLING: "billing",
  CONTACT_GENERAL: "general",
  CAREERS: "general",
};

export type Answering = {
  team: AnsweringTeam;
  /** Null where the settings name nobody whom leads reach: then only the team is named. */
  person: StaffMember | null;
  store: Store;
  /** The hours in which the team answers. */
  hours: OpeningHours;
  hoursOf: "sales" | "service";
};

type About = {
  kind: LeadKind;
  /** The store of the form's vehicle; null without one. */
  storeId: string | null;
  /** The staff member that the message names. */
  person?: string | null;
};

/**
 * Who answers a form: a staff member whom it names. Otherwise the contact of the kind's department at the vehicle's
 * store. The lead names them and goes to their address (docs/product/leads.md, "Who answers").
 *
 * @example whoAnswers({ kind: "CONTACT_PARTS", storeId: null }, context).team // "parts"
 */
export function whoAnswers(
  { kind, storeId, person: slug }: About,
  context: Pick<PageContext, "locale" | "storeId" | "settings">,
): Answering {
  const { settings, storeId: visitorStore } = context;
  const team = TEAMS[kind];
  const answering = storeId ?? visitorStore;
  const store = settings.stores.find(({ id }) => id === answering) ?? settings.stores[0]!;
  const named = slug ? routedStaff(context).find((member) => member.slug === slug) : undefined;
  const hasStaff = team === "sales" || team === "finance" || team === "service";
  const service = team === "service" ? (store.hours.service ?? settings.profile.service) : null;
  const contact = hasStaff ? departmentContact(team, store.id, context) : null;
  // Financing needs no visit, so another store's office may answer for a store without one.
  const elsewhere = team === "finance" && !contact ? departmentLead(team, context) : null;
  return {
    team,
    person: named ?? contact ?? elsewhere,
    store,
    hours: service ?? store.hours.sales ?? settings.profile.sales,
    hoursOf: service ? "service" : "sales",
  };
}
