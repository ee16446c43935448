import "server-only";
import { type AppointmentContent, type LinkKeys, seal } from "@forecourt/database";
import { siteEnv } from "#env.ts";
import { openSealed, sealValue } from "../cookies/sealed-value.ts";

const PURPOSE = "appointment";
const MAX_LENGTH = 64_000;

/** Seals an appointment's content twice: for whoever has its link, and for the worker. */
export async function sealAppointment(
  content: AppointmentContent,
  { id, key }: LinkKeys,
): Promise<{ content: Uint8Array; sealed: Uint8Array }> {
  return {
    content: new TextEncoder().encode(await sealValue(PURPOSE, content, key)),
    sealed: await seal(siteEnv().WORKER_PUBLIC_KEY, JSON.stringify(content), id),
  };
}

/** Opens the content with the key of a link; null with another key. */
export async function openAppointmentContent(
  sealed: Uint8Array,
  key: string,
): Promise<AppointmentContent | null> {
  const opened = await openSealed(PURPOSE, new TextDecoder().decode(sealed), key, { maxLength: MAX_LENGTH });
  return (opened as AppointmentContent | undefined) ?? null;
}
