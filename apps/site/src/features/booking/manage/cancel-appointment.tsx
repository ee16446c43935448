import { Button, LinkButton } from "@forecourt/ui/button";
import { NoticePage } from "#content/notice-page/notice-page.tsx";
import type { LinkedAppointment } from "#server/appointments/open-appointment.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { APPOINTMENT_CANCEL_API_PATH } from "#shared/addresses/public-paths.ts";
import { instantText } from "../describe/instant-text.ts";

type CancelAppointmentProps = { linked: LinkedAppointment; context: PageContext };

/** Asks before an appointment is cancelled. The button is a post, so that programs that open links change nothing. */
export function CancelAppointment({ linked, context }: CancelAppointmentProps) {
  const { locale, settings } = context;
  const { appointment, content, link } = linked;
  const t = translator(locale, "appointment");
  const { longDay, atTime: time } = instantText(appointment.start, settings.profile.timezone, locale);
  return (
    <NoticePage
      icon="calendar"
      title={t("cancel.heading")}
      text={<p>{t("cancel.text", { day: longDay, time })}</p>}
    >
      <form method="post" action={APPOINTMENT_CANCEL_API_PATH} className="flex flex-wrap gap-3">
        <input type="hidden" name="token" value={link.token} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" size="lg" variant="danger">
          {t("cancel.submit")}
        </Button>
        <LinkButton href={content.page} size="lg" variant="secondary">
          {t("cancel.back")}
        </LinkButton>
      </form>
    </NoticePage>
  );
}
