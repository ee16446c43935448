import type { LeadKind } from "@forecourt/leads/forms";
import { eventsOfLead } from "#shared/tracking/events-of-lead.ts";
import { reportEvent } from "#shared/tracking/report-event.ts";
import type { PageEvent } from "#shared/tracking/reported-event.ts";
import type { LeadOutcome } from "./send-lead.ts";

type Values = Readonly<Record<string, string>>;

/** Reports an accepted form to the tracker; resolves when the next page may open. */
export async function reportLead(
  values: Values,
  { firstContact, unlock }: Extract<LeadOutcome, { kind: "accepted" }>,
  { event, booked }: { event?: PageEvent["name"] | undefined; booked: boolean },
): Promise<void> {
  const { firstName, lastName, email, phone, vin } = values;
  const user = {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(email && { email }),
    ...(phone && { phone }),
  };
  const names = eventsOfLead({ kind: values["kind"] as LeadKind, booked, firstContact, unlock, event });
  await Promise.all(names.map((name) => reportEvent({ name, vin: vin || undefined, user })));
}
