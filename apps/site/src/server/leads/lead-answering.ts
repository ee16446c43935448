import "server-only";
import type { Lead, LeadAnswering } from "@forecourt/leads";
import { settingsFor } from "../settings/dealership.ts";
import { whoAnswers } from "./who-answers.ts";

/**
 * Who answers a lead, as its confirmation says; null where that names only a team. The title is in the staff's language.
 *
 * @param vehicleStoreId the store of the lead's vehicle; null without one
 */
export function leadAnswering(
  { kind, details }: Lead,
  storeId: string,
  vehicleStoreId: string | null,
): LeadAnswering | null {
  const settings = settingsFor(storeId);
  const locale = settings.languages.default === "es" ? "es" : "en";
  const named = "person" in details ? details.person : null;
  const about = { kind, storeId: vehicleStoreId, person: named };
  const { person } = whoAnswers(about, { locale, storeId, settings });
  return person && { slug: person.slug, name: `${person.firstName} ${person.lastName}`, title: person.title };
}
