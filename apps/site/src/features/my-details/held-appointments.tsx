import type { HeldAppointment } from "@forecourt/database";
import { Panel } from "@forecourt/ui/panel";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";

type HeldAppointmentsProps = { appointments: readonly HeldAppointment[]; context: PageContext };

/** The appointments of an address; only their links open what they say. */
export function HeldAppointments({ appointments, context }: HeldAppointmentsProps) {
  const { locale, settings } = context;
  const t = translator(locale, "myDetails");
  if (appointments.length === 0) return null;
  const start = new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: settings.profile.timezone,
  });
  return (
    <section aria-labelledby="appointments-title">
      <h2 id="appointments-title" className="font-bold text-2xl">
        {t("appointments.title")}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t("appointments.text")}</p>
      <Panel padding="none">
        <ul className="divide-y divide-line">
          {appointments.map(({ kind, storeId, createdAt, startAt, state }) => (
            <li key={createdAt.getTime()} className="p-5">
              <p className="font-semibold">{t(`appointments.kinds.${kind}`)}</p>
              <p className="mt-0.5 text-muted text-sm">
                {t(`appointments.${state}`, {
                  start: start.format(startAt),
                  store: settings.stores.find(({ id }) => id === storeId)?.name ?? storeId,
                })}
              </p>
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}
