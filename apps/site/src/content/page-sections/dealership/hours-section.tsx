import { localDate, type OpeningHours, openState } from "@forecourt/calendar";
import { formatPhone } from "@forecourt/contact-details";
import { HoursTable } from "@forecourt/ui/hours-table";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { OpenNow } from "@forecourt/ui/open-now";
import { Panel } from "@forecourt/ui/panel";
import { hoursRows } from "#content/hours/hours-rows.ts";
import { openStateText } from "#content/hours/open-state-text.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";

type HoursSectionProps = {
  id: string;
  context: PageContext;
  /** Shows the departments side by side on wide screens. */
  columns?: boolean;
};

/** The opening hours and phone numbers of sales and service at the visitor's store. */
export function HoursSection({ id, context, columns = false }: HoursSectionProps) {
  const { settings, storeId, locale } = context;
  const { profile } = settings;
  const t = translator(locale, "frame");
  const storeHours = settings.stores.find((store) => store.id === storeId)?.hours;
  return (
    <div id={id} className={columns ? "grid gap-5 md:grid-cols-2" : "grid gap-5"}>
      <Department
        title={t("sales")}
        hours={storeHours?.sales ?? profile.sales}
        phone={profile.sales.phone}
        note={profile.sales.hoursText}
        context={context}
        sharesLines={columns}
      />
      {profile.service ? (
        <Department
          title={t("service")}
          hours={storeHours?.service ?? profile.service}
          phone={profile.service.phone}
          note={profile.service.hoursText}
          context={context}
          sharesLines={columns}
        />
      ) : null}
    </div>
  );
}

type DepartmentProps = {
  title: string;
  hours: OpeningHours;
  phone: string;
  note: string | null;
  context: PageContext;
  /** Whether heading, hours and phone number start on the lines of the department beside it. */
  sharesLines: boolean;
};

function Department({ title, hours, phone, note, context, sharesLines }: DepartmentProps) {
  const { locale, now, settings } = context;
  const { timezone } = settings.profile;
  const open = openStateText(openState(hours, now, timezone), locale, now);
  return (
    <Panel
      as="section"
      padding="sm"
      className={sharesLines ? "md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0" : undefined}
    >
      <div className="mb-3.5 flex flex-wrap content-start items-center justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold text-xl">{title}</h2>
        <OpenNow state={open.state} className="text-muted text-sm">
          {open.text}
        </OpenNow>
      </div>
      <div>
        <HoursTable caption={title} rows={hoursRows(hours, { today: localDate(now, timezone), locale })} />
        {note ? <p className="mt-2 text-muted text-sm">{note}</p> : null}
      </div>
      <p className="mt-3">
        <Link variant="standalone" href={`tel:${phone}`}>
          <Icon name="phone" size={16} />
          {formatPhone(phone, "general")}
        </Link>
      </p>
    </Panel>
  );
}
