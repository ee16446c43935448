import { openWithLink, readAppointment } from "@forecourt/database";
import { confirmVisit } from "../visits/confirm-visit.ts";
import { openVisit } from "../visits/open-visit.ts";
import type { VisitReader } from "../visits/read-visits.ts";
import { visitLinkKeys } from "../visits/visit-link-keys.ts";
import { localTimeText } from "../visits/visit-words.ts";

/** Confirms an appointment in the name of a member of staff, and says how the shopper hears of it. */
export async function confirmAppointmentCommand(
  { database, keyPairs, dealership }: VisitReader,
  { id, by, note }: { id: string; by: string; note: string | null },
  { now }: { now: Date },
): Promise<{ done: boolean; says: string }> {
  const refused = (reason: string) => ({ done: false, says: `${id}: ${reason}` });
  const member = dealership.findStaff(by);
  if (!member)
    return refused(`${by} is no member of the staff; --by is the last part of their page's address`);
  const visit = await readAppointment(database, id);
  if (!visit) return refused("no such appointment");
  if (visit.state === "cancelled") return refused("it is cancelled");
  if (visit.start <= now.getTime()) return refused("it has begun");
  const content = await openVisit(keyPairs, visit);
  if (content === null)
    return refused("it cannot be decrypted with these keys, so the shopper could not be told");
  const keys = visitLinkKeys(content.page);
  // Words that its link does not open would be lost.
  if (keys.id !== visit.id) return refused("its link is another one");
  const { confirmation } = visit;
  const former = confirmation?.note ? await openWithLink(keys, confirmation.note) : null;
  if (confirmation?.by === by && former === note)
    return { done: true, says: `${id}: it was confirmed like this already. Nothing was sent.` };
  if (!(await confirmVisit({ database, keyPairs }, { visit, content, by: member, note, now })))
    return refused("it was changed at this moment; look at it again");
  const when = localTimeText(visit.start, dealership.shopperFactsOf(visit.storeId).timeZone);
  const told =
    content.customer.email === null
      ? "There is no email address: please call the shopper."
      : "An email tells the shopper.";
  return { done: true, says: `${id}: confirmed by ${dealership.staffName(by)}, ${when}. ${told}` };
}
