import { NoticePage } from "#content/notice-page/notice-page.tsx";
import { timesToMove } from "#server/appointments/external/keeper-of.ts";
import type { LinkedAppointment } from "#server/appointments/open-appointment.ts";
import { readInstant } from "#server/appointments/read-appointment-request.ts";
import { WORDS_OF_KIND } from "#server/appointments/words-of-kind.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { APPOINTMENT_MOVE_API_PATH } from "#shared/addresses/public-paths.ts";
import { bookingFrame } from "../describe/booking-frame.ts";
import { describeTimeStep } from "../describe/time-step.ts";
import { TimeStep } from "../time-step.tsx";

/** The parameters of an appointment's page. */
export type AppointmentParams = Partial<
  Record<"token" | "change" | "booked" | "start" | "day" | "step" | "taken" | "notice", string>
>;

type MoveAppointmentProps = { linked: LinkedAppointment; params: AppointmentParams; context: PageContext };

/** The days and times to which an appointment can be moved. Its own time stays until another one is chosen. */
export async function MoveAppointment({ linked, params, context }: MoveAppointmentProps) {
  const { locale, settings, now } = context;
  const { appointment, content, link } = linked;
  const { kind, storeId } = appointment;
  const t = translator(locale, "appointment");
  const words = translator(locale, "booking");
  const offered = await timesToMove(linked, now);
  if (offered.kind === "unavailable")
    throw new Error("forecourt/site: the times of appointments are unavailable.");
  if (offered.kind === "none") return <NoticePage icon="info" title={t("notice.late")} text={null} />;
  const frame = bookingFrame(
    WORDS_OF_KIND[kind],
    "time",
    { heading: t("move.heading"), lead: t("move.lead") },
    locale,
  );
  const asked = readInstant(params.start);
  const store = settings.stores.find(({ id }) => id === storeId) ?? settings.stores[0]!;
  const here = { change: "time" };
  return (
    <TimeStep
      content={describeTimeStep({
        // One step: the rest of the booking stays as it is.
        frame: {
          ...frame,
          title: t(`title.${kind}`),
          steps: frame.steps.filter(({ id }) => id === "time"),
          place: "",
        },
        action: APPOINTMENT_MOVE_API_PATH,
        move: {
          page: pathWith(content.page, here),
          submit: t("move.submit"),
          back: t("move.back"),
        },
        hidden: { token: link.token, locale, ...here },
        options: null,
        note: {
          title: words("testDrive.plan", { minutes: offered.schedule.settings.lengthMinutes }),
          text: "",
        },
        back: content.page,
        store: store.name,
        summary: {
          title: content.vehicle?.name ?? t(`title.${kind}`),
          facts: content.vehicle?.facts ?? null,
          picture: null,
          lines: [
            { label: words("summary.where"), value: store.name },
            { label: words("summary.address"), value: store.addressLine1 },
          ],
          promise: null,
          link: null,
        },
        offered,
        choices: [{ id: "", days: offered.days }],
        asked: {
          day: params.day,
          start: asked ?? appointment.start,
          step: params.step,
          taken: params.taken === "1",
        },
        addressOf: (start) => pathWith(content.page, { ...here, start }),
        context,
      })}
    />
  );
}
