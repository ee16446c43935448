import "server-only";
import { createHmac } from "node:crypto";
import { type LinkKeys, linkKeys } from "@forecourt/database";
import { siteEnv } from "#env.ts";
import { appointmentPath } from "#shared/addresses/appointment-path.ts";
import type { Locale } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { CALENDAR_API_PATH } from "#shared/addresses/public-paths.ts";
import { readToken, signToken } from "../tokens/signed-token.ts";

/** Longer than any appointment is kept: the row decides when a link ends. */
const LINK_DAYS = 365;

/** The link of an appointment, and what opens its content. */
export type AppointmentLink = LinkKeys & { token: string };

/**
 * The link of the appointment that a lead books. It follows from the lead's idempotency key, so that a repeated request
 * gets the same one.
 */
export function newAppointmentLink(leadKey: string, now: Date): AppointmentLink {
  const { SITE_SECRET } = siteEnv();
  const secret = createHmac("sha256", SITE_SECRET).update(`appointment\n${leadKey}`).digest("base64url");
  const expiresAt = new Date(now.getTime() + LINK_DAYS * 86_400_000);
  const token = signToken("appointment", secret, { secret: SITE_SECRET, expiresAt });
  return { ...linkKeys("appointment", secret), token };
}

export type ReadAppointmentLink = { kind: "valid"; link: AppointmentLink } | { kind: "invalid" | "expired" };

/** Reads the token of a link. */
export function readAppointmentLink(token: string | undefined, now: Date): ReadAppointmentLink {
  const read = readToken("appointment", token, { secret: siteEnv().SITE_SECRET, now });
  if (read.kind !== "valid") return read;
  return { kind: "valid", link: { ...linkKeys("appointment", read.subject), token: token ?? "" } };
}

/** The paths of an appointment's page and of its calendar file. */
export function appointmentAddresses(link: Pick<AppointmentLink, "token">, locale: Locale) {
  return { page: appointmentPath(link.token, locale), calendar: calendarAddress(link) };
}

/** The path of an appointment's calendar file. */
export function calendarAddress({ token }: Pick<AppointmentLink, "token">): string {
  return pathWith(CALENDAR_API_PATH, { token });
}
