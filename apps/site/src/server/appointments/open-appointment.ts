import "server-only";
import {
  type AppointmentContent,
  findAppointment,
  openWithLink,
  type StoredAppointment,
  type StoredConfirmation,
} from "@forecourt/database";
import { siteState } from "../site-state.ts";
import { type AppointmentLink, readAppointmentLink } from "./appointment-link.ts";
import { openAppointmentContent } from "./sealed-appointment.ts";

/** The appointment of a link with its content. */
export type LinkedAppointment = {
  link: AppointmentLink;
  appointment: StoredAppointment;
  content: AppointmentContent;
  /** Who of the staff confirmed it, by slug, with their words. */
  confirmation: (Omit<StoredConfirmation, "note"> & { note: string | null }) | null;
};

export type OpenedAppointment =
  | ({ kind: "found" } & LinkedAppointment)
  /** `invalid`: forged or cut off. `gone`: deleted, or the link has ended. */
  | { kind: "invalid" }
  | { kind: "gone" }
  | { kind: "unavailable" };

/** Opens the appointment of a link's token. */
export async function openAppointment(token: string | undefined, now: Date): Promise<OpenedAppointment> {
  const read = readAppointmentLink(token, now);
  if (read.kind !== "valid") return { kind: read.kind === "expired" ? "gone" : "invalid" };
  const { link } = read;
  const found = await findAppointment(siteState().database, link.id);
  if (found.kind !== "found") return found;
  const content = await openAppointmentContent(found.appointment.content, link.key);
  if (!content) return { kind: "invalid" };
  const { appointment } = found;
  const { confirmation: stored } = appointment;
  const note = stored?.note ? await openWithLink(link, stored.note) : null;
  return { kind: "found", link, appointment, content, confirmation: stored && { ...stored, note } };
}
