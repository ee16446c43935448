import { readAppointment } from "@forecourt/database";
import { endVisit } from "../visits/end-visit.ts";
import { openVisit } from "../visits/open-visit.ts";
import type { VisitReader } from "../visits/read-visits.ts";
import type { SchedulingOf } from "../visits/scheduling-api.ts";
import { localTimeText } from "../visits/visit-words.ts";

/** Cancels an appointment for the dealership, also in the system that keeps it, and says how the shopper hears of it. */
export async function cancelAppointmentCommand(
  { database, keyPairs, dealership }: VisitReader,
  id: string,
  { schedulingOf, now }: { schedulingOf: SchedulingOf; now: Date },
): Promise<{ done: boolean; says: string }> {
  const refused = (reason: string) => ({ done: false, says: `${id}: ${reason}` });
  const visit = await readAppointment(database, id);
  if (!visit) return refused("no such appointment");
  if (visit.state === "cancelled") return refused("it is cancelled already");
  if (visit.end <= now.getTime()) return refused("it is over");
  const content = await openVisit(keyPairs, visit);
  if (content === null)
    return refused("it cannot be decrypted with these keys, so the shopper could not be told");
  const { externalId } = content;
  const api = externalId === undefined ? null : schedulingOf(visit.storeId);
  // There first: it can be repeated, and a visit that is cancelled here cannot.
  if (api && externalId !== undefined && !(await api.cancel(externalId)).ok)
    return refused(`the scheduling system did not cancel ${externalId}, so nothing was changed; try again`);
  if (!(await endVisit({ database, keyPairs }, { visit, content, by: "dealer", now })))
    return refused("it was changed at this moment; look at it again");
  const when = localTimeText(visit.start, dealership.shopperFactsOf(visit.storeId).timeZone);
  const { email } = content.customer;
  const told =
    email === null ? "There is no email address: please call the shopper." : "An email tells the shopper.";
  const left =
    externalId === undefined || api
      ? ""
      : ` Cancel it in the scheduling system too: it is ${externalId} there.`;
  return { done: true, says: `${id}: cancelled, ${when}. ${told}${left}` };
}
