import type { HeldDetails } from "@forecourt/database";
import { Panel } from "@forecourt/ui/panel";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { shownTime } from "./shown-date.ts";

type HeldAppointmentsProps = { appointments: HeldDetails["appointments"]; context: PageContext };

/** The appointments of an address: what and when. Their own links open the rest. */
export function HeldAppointments({ appointments, context }: HeldAppointmentsProps) {
  const { locale, settings } = context;
  const t = translator(locale, "myDetails");
  if (appointments.length === 0) return null;
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
              <p className="text-muted">
                {t(state === "cancelled" ? "appointments.cancelled" : "appointments.booked", {
                  time: shownTime(startAt, context),
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
