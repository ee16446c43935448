import "server-only";
import { formatPhone } from "@forecourt/contact-details";
import { writeCalendarFile } from "@forecourt/scheduling";
import { siteEnv } from "#env.ts";
import { asLocale } from "#shared/locale/as-locale.ts";
import { translator } from "../content/translator.ts";
import { settingsFor } from "../settings/dealership.ts";
import type { LinkedAppointment } from "./open-appointment.ts";
import { WORDS_OF_KIND } from "./words-of-kind.ts";

/** The calendar file of an appointment: the same entry as in its emails, by UID and SEQUENCE. */
export function calendarEntry(
  { appointment, content }: LinkedAppointment,
  now: Date,
): { fileName: string; text: string; method: "PUBLISH" | "CANCEL" } {
  const { SITE_URL } = siteEnv();
  const { id, kind, storeId, start, end, sequence, state } = appointment;
  const { profile, stores } = settingsFor(storeId);
  const store = stores.find((one) => one.id === storeId);
  const t = translator(asLocale(content.locale), "appointment");
  const url = new URL(content.page, SITE_URL).href;
  const isCancelled = state === "cancelled";
  const what = content.vehicle?.name ?? content.services.map(({ name }) => name).join(", ");
  return {
    fileName: `${kind}.ics`,
    method: isCancelled ? "CANCEL" : "PUBLISH",
    text: writeCalendarFile({
      uid: `${id}@${new URL(SITE_URL).hostname}`,
      sequence,
      status: isCancelled ? "cancelled" : "confirmed",
      stamp: now.getTime(),
      start,
      end,
      summary: what === "" ? t(`title.${kind}`) : t(`calendar.${WORDS_OF_KIND[kind]}`, { what }),
      description: t("calendar.text", {
        phone: formatPhone(store?.phone ?? profile.phone, "general"),
        url,
      }),
      location: [store?.name, store?.addressLine1, store?.addressLine2].filter(Boolean).join(", "),
      url,
      organizer: { name: profile.name, email: profile.email },
    }),
  };
}
