import { formatPhone } from "@forecourt/contact-details";
import { Badge } from "@forecourt/ui/badge";
import { LinkButton } from "@forecourt/ui/button";
import { Container } from "@forecourt/ui/container";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { Note } from "@forecourt/ui/note";
import { Panel } from "@forecourt/ui/panel";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import type { OpenedContent } from "#content/lead-form/confirmation/describe-opened.ts";
import { OpenedNote } from "#content/lead-form/confirmation/opened-note.tsx";
import type { LinkedAppointment } from "#server/appointments/open-appointment.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { APPRAISAL_PATH, SERVICE_SCHEDULE_PATH, TEST_DRIVE_PATH } from "#shared/addresses/public-paths.ts";
import { AppointmentActions } from "./appointment-actions.tsx";
import { AppointmentNotice } from "./appointment-notice.tsx";
import { AppointmentThread } from "./appointment-thread.tsx";
import { describeAppointment } from "./describe-appointment.ts";
import { PersonPanel } from "./person-panel.tsx";
import { TradePanel } from "./trade-panel.tsx";

type AppointmentPageProps = {
  linked: LinkedAppointment;
  /** What the shopper has just done. */
  notice: string | null;
  /** What the booking's form opened. */
  unlocked: OpenedContent | undefined;
  context: PageContext;
};

const AGAIN = {
  "test-drive": TEST_DRIVE_PATH,
  service: SERVICE_SCHEDULE_PATH,
  appraisal: APPRAISAL_PATH,
} as const;

const TONES = { booked: "success", cancelled: "neutral", over: "neutral" } as const;

/** An appointment for whoever has its link: when, what, where, who, and what led to it. */
export function AppointmentPage({ linked, notice, unlocked, context }: AppointmentPageProps) {
  const { locale } = context;
  const { kind, vin } = linked.appointment;
  const content = describeAppointment(linked, context);
  const { state, vehicle, picture, where } = content;
  const t = translator(locale, "appointment");
  const again = pathWith(localPath(locale, AGAIN[kind]), {
    vin: linked.appointment.cancelledBy === "vehicle" ? null : vin,
  });
  return (
    <Container className="grid items-start gap-8 pt-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:pt-10">
      <div
        className="min-w-0"
        // The tracker reads it: this page may be left before React runs.
        data-tracked-event={notice === "moved" && kind === "service" ? "ServiceRescheduled" : undefined}
      >
        {notice ? <AppointmentNotice name={notice} linked={linked} context={context} /> : null}
        {unlocked ? <OpenedNote content={unlocked} className="mb-6" /> : null}
        <Badge tone={TONES[state]}>
          {state === "booked" ? <Icon name="check" size={14} /> : null} {content.badge}
        </Badge>
        <h1
          className={`mt-3 text-balance font-bold text-5xl ${state === "cancelled" ? "text-muted line-through" : ""}`}
        >
          {content.heading}
        </h1>
        <p className="mt-3 text-lead text-muted">{content.lead}</p>
        <Panel as="section" padding="none" className="mt-6 overflow-hidden">
          <div className={picture ? "grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]" : ""}>
            {picture ? (
              <VehicleImage
                {...picture}
                sizes="(min-width: 1024px) 360px, 100vw"
                className="md:aspect-auto"
              />
            ) : null}
            <div className="p-5.5">
              {vehicle ? (
                <>
                  <h2 className="font-bold text-2xl">
                    {vehicle.page ? <Link href={vehicle.page}>{vehicle.name}</Link> : vehicle.name}
                  </h2>
                  {vehicle.facts ? <p className="mt-1 text-muted">{vehicle.facts}</p> : null}
                  {vehicle.price ? <p className="mt-1 font-semibold">{vehicle.price}</p> : null}
                  {vehicle.payment ? <p className="text-caption text-muted">{vehicle.payment}</p> : null}
                </>
              ) : null}
              {!vehicle && content.rows.length === 0 ? (
                <h2 className="font-bold text-2xl">{t(`title.${kind}`)}</h2>
              ) : null}
              {content.rows.length > 0 ? (
                <dl className="mt-4 text-control">
                  {content.rows.map(({ label, value }) => (
                    <div key={label} className="flex justify-between gap-4 border-line border-t py-2.5">
                      <dt className="text-muted">{label}</dt>
                      <dd className="wrap-anywhere text-end font-semibold">{value}</dd>
                    </div>
                  ))}
                </dl>
              ) : null}
              {content.held ? (
                <Note tone="success" icon="lock" title={content.held} className="mt-4">
                  {t("heldText")}
                </Note>
              ) : null}
            </div>
          </div>
          {state === "booked" ? <AppointmentActions actions={content.actions} locale={locale} /> : null}
        </Panel>
        {state === "booked" ? null : (
          <LinkButton href={again} size="lg" className="mt-6">
            {t("actions.again")}
          </LinkButton>
        )}
        <AppointmentThread entries={content.thread} title={t("thread.title")} />
      </div>
      <div className="grid gap-5">
        {content.person ? <PersonPanel person={content.person} locale={locale} /> : null}
        {content.trade ? <TradePanel trade={content.trade} locale={locale} /> : null}
        <Panel as="section">
          <h2 className="font-semibold text-lg">{t("where.title")}</h2>
          <p className="mt-2 font-semibold">{where.name}</p>
          <p className="text-muted">{where.address}</p>
          <p className="mt-1">
            <Link href={`tel:${where.phone}`}>{formatPhone(where.phone, "general")}</Link>
          </p>
          <p className="mt-3 text-caption text-muted">{t("where.private")}</p>
        </Panel>
      </div>
    </Container>
  );
}
