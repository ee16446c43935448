import { localDate, openState, weekdayOf } from "@forecourt/calendar";
import { formatPhone } from "@forecourt/contact-details";
import { HoursTable } from "@forecourt/ui/hours-table";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { OpenNow } from "@forecourt/ui/open-now";
import { hoursRows } from "#content/hours/hours-rows.ts";
import { openStateText } from "#content/hours/open-state-text.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { FormVehicle } from "./form-vehicle.tsx";

type SentVehicleProps = { vehicle: VisibleVehicle; context: PageContext; headingLevel: 2 | 3 };

/** The vehicle of a sent form and the store that has it, with that store's phone and sales hours. */
export function SentVehicle({ vehicle, context, headingLevel }: SentVehicleProps) {
  const { locale, settings, now } = context;
  const forms = translator(locale, "forms");
  const t = translator(locale, "vehicle");
  const card = <FormVehicle vehicle={vehicle} context={context} label={forms("sentAbout")} />;
  const store = settings.stores.find(({ id }) => id === vehicle.storeId);
  if (!store) return card;
  const Heading = `h${headingLevel}` as const;
  const hours = store.hours.sales ?? settings.profile.sales;
  const { timezone } = settings.profile;
  const open = openStateText(openState(hours, now, timezone), locale, now);
  return (
    <div className="grid max-w-[60ch] gap-4">
      {card}
      <div>
        <Heading className="font-semibold">{t("page.seeAt", { store: store.name })}</Heading>
        <p className="text-control text-muted">
          {store.addressLine1}, {store.addressLine2}
        </p>
        <OpenNow state={open.state} className="mt-1 text-muted text-sm">
          {t("page.salesHours")}: {open.text}
        </OpenNow>
        <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          <Link variant="standalone" href={`tel:${store.phone}`}>
            <Icon name="phone" size={16} />
            {formatPhone(store.phone, "general")}
          </Link>
          <Link variant="standalone" href={store.mapsLink} target="_blank" rel="noopener noreferrer">
            <Icon name="directions" size={16} />
            {t("page.directions")}
          </Link>
        </p>
      </div>
      <HoursTable
        caption={t("page.salesHours")}
        rows={hoursRows(hours, { today: weekdayOf(localDate(now, timezone)), locale })}
      />
    </div>
  );
}
