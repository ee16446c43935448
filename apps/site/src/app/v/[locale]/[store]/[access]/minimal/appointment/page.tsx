import type { LeadKind } from "@forecourt/leads/forms";
import { LinkButton } from "@forecourt/ui/button";
import type { Metadata } from "next";
import { describeOpened } from "#content/lead-form/confirmation/describe-opened.ts";
import { readSentLead } from "#content/lead-form/confirmation/read-sent-lead.ts";
import { NoticePage } from "#content/notice-page/notice-page.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { AppointmentPage } from "#features/booking/manage/appointment-page.tsx";
import { CancelAppointment } from "#features/booking/manage/cancel-appointment.tsx";
import { type AppointmentParams, MoveAppointment } from "#features/booking/manage/move-appointment.tsx";
import { openAppointment } from "#server/appointments/open-appointment.ts";
import { canChange } from "#server/appointments/wish-of-appointment.ts";
import { linkPageMetadata } from "#server/content/link-page-metadata.ts";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { settingsFor } from "#server/settings/dealership.ts";
import { localPath } from "#shared/addresses/local-path.ts";

/** The forms that book: the newest of this browser says what it opened. */
const BOOKED_BY: readonly LeadKind[] = ["SCHEDULE_TEST_DRIVE", "SERVICE", "SELL_OR_TRADE"];

type Props = { params: VariantParams; searchParams: Promise<AppointmentParams> };

async function readPage({ params, searchParams }: Props) {
  const context = await pageContext(params);
  const search = await searchParams;
  const opened = await openAppointment(search.token, context.now);
  if (opened.kind === "unavailable") throw new Error("forecourt/site: the database is unavailable.");
  return { context, search, opened };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { context, opened } = await readPage(props);
  const t = translator(context.locale, "appointment");
  const title = opened.kind === "found" ? t(`title.${opened.appointment.kind}`) : t(`${opened.kind}.title`);
  return linkPageMetadata(title, context);
}

/** The page of an appointment's link. The page server has set the status (routing/booking-route.ts). */
export default async function Page(props: Props) {
  const { context, search, opened } = await readPage(props);
  if (opened.kind !== "found") {
    const t = translator(context.locale, "appointment");
    return (
      <NoticePage
        icon={opened.kind === "gone" ? "clock" : "info"}
        title={t(`${opened.kind}.title`)}
        text={<p>{t(`${opened.kind}.text`)}</p>}
      >
        <LinkButton as={RouterLink} href={localPath(context.locale, "/")} size="lg">
          {t("home")}
        </LinkButton>
      </NoticePage>
    );
  }
  // Times, names and numbers are those of the appointment's store, whatever the visitor chose.
  const { storeId } = opened.appointment;
  const own = { ...context, storeId, settings: settingsFor(storeId) };
  if (search.change !== undefined && canChange(opened, context.now)) {
    if (search.change === "cancel") return <CancelAppointment linked={opened} context={own} />;
    return <MoveAppointment linked={opened} params={search} context={own} />;
  }
  const late = search.change !== undefined && opened.appointment.state === "booked" ? "late" : null;
  const notice = late ?? (search.booked === "1" ? "booked" : (search.notice ?? null));
  const sent = notice === "booked" ? await readSentLead(({ kind }) => BOOKED_BY.includes(kind)) : undefined;
  const unlocked = sent?.unlock && describeOpened(sent.unlock, context.locale);
  return <AppointmentPage linked={opened} notice={notice} unlocked={unlocked} context={own} />;
}
