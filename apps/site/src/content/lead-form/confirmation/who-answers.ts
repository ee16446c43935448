import type { OpeningHours } from "@forecourt/calendar";
import type { Store } from "@forecourt/dealership";
import type { StaffMember } from "@forecourt/dealership/content";
import type { LeadKind } from "@forecourt/leads/forms";
import { departmentContact } from "#server/content/department-contact.ts";
import { staffIn } from "#server/content/localized-dealership.ts";
import type { PageContext } from "#server/page-context.ts";

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
  /** Null where the settings name nobody: then only the team is named. */
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
 * Who answers a form: a staff member whom it names, or the contact of the kind's department at the vehicle's store.
 *
 * @example whoAnswers({ kind: "CONTACT_PARTS", storeId: null }, context).team // "parts"
 */
export function whoAnswers({ kind, storeId, person: slug }: About, context: PageContext): Answering {
  const { settings, locale, storeId: visitorStore } = context;
  const team = TEAMS[kind];
  const answering = storeId ?? visitorStore;
  const store = settings.stores.find(({ id }) => id === answering) ?? settings.stores[0]!;
  const named = slug ? staffIn(locale, visitorStore).find((member) => member.slug === slug) : undefined;
  const hasStaff = team === "sales" || team === "finance" || team === "service";
  const service = team === "service" ? (store.hours.service ?? settings.profile.service) : null;
  return {
    team,
    person: named ?? (hasStaff ? departmentContact(team, store.id, context) : null),
    store,
    hours: service ?? store.hours.sales ?? settings.profile.sales,
    hoursOf: service ? "service" : "sales",
  };
}
