import { type AppointmentContent, type KeyPair, type ListedAppointment, open } from "@forecourt/database";
import { readAppointmentContent } from "../emails/visits/appointment-schemas.ts";

/** Decrypts what an appointment is about; null when no key opens it, or it is invalid. */
export async function openVisit(
  keyPairs: readonly KeyPair[],
  { id, sealed }: Pick<ListedAppointment, "id" | "sealed">,
): Promise<AppointmentContent | null> {
  const opened = await open(keyPairs, Buffer.from(sealed), id);
  return opened.ok ? readAppointmentContent(JSON.parse(opened.value)) : null;
}
