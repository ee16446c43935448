import { Note } from "@forecourt/ui/note";
import type { LinkedAppointment } from "#server/appointments/open-appointment.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";

type AppointmentNoticeProps = {
  name: string;
  linked: LinkedAppointment;
  context: Pick<PageContext, "locale">;
};

const WARNINGS = ["late", "outdated", "limited"] as const;

/** What the shopper has just done, or why it was not possible. Nothing for a notice that is no longer true. */
export function AppointmentNotice({ name, linked, context: { locale } }: AppointmentNoticeProps) {
  const t = translator(locale, "appointment");
  const { kind, state, sequence } = linked.appointment;
  const { person, customer } = linked.content;
  const warning = WARNINGS.find((one) => one === name);
  if (warning)
    return <Note tone="warn" icon="alert" title={t(`notice.${warning}`)} role="alert" className="mb-6" />;
  if (name === "cancelled")
    return state === "cancelled" ? (
      <Note tone="info" icon="info" title={t("notice.cancelled")} role="status" className="mb-6" />
    ) : null;
  if (state !== "booked" || (name === "moved" && sequence === 0)) return null;
  const contact = person?.name ?? t("scheduled.team");
  return (
    <Note
      tone="success"
      icon="check-circle"
      title={t(name === "moved" ? `rescheduled.${kind}` : `scheduled.${kind}`)}
      role="status"
      className="mb-6"
    >
      {t("scheduled.text", { contact })}{" "}
      {customer.email ? t("scheduled.email", { email: customer.email }) : null}
    </Note>
  );
}
