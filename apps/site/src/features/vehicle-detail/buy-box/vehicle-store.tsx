import { localDate, openState } from "@forecourt/calendar";
import { formatPhone } from "@forecourt/contact-details";
import { storeHours } from "@forecourt/dealership";
import type { Vehicle } from "@forecourt/inventory";
import { LinkButton } from "@forecourt/ui/button";
import { Section } from "@forecourt/ui/container";
import { Icon } from "@forecourt/ui/icon";
import { OpenNow } from "@forecourt/ui/open-now";
import { StorePanel } from "@forecourt/ui/store-panel";
import { hoursRows } from "#content/hours/hours-rows.ts";
import { openStateText } from "#content/hours/open-state-text.ts";
import { shortStoreName } from "#content/stores/short-store-name.ts";
import { storeTexts } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { dealership } from "#server/settings/dealership.ts";

/** The store of a vehicle: map, address, contact links and sales hours. */
export function VehicleStore({
  vehicle,
  context,
}: {
  vehicle: Pick<Vehicle, "storeId">;
  context: PageContext;
}) {
  const { locale, settings, now } = context;
  const store = settings.stores.find(({ id }) => id === vehicle.storeId);
  if (!store) return null;
  const t = translator(locale, "vehicle");
  const hours = storeHours(dealership.settings, store.id, "sales") ?? settings.profile.sales;
  const timeZone = settings.profile.timezone;
  const open = openStateText(openState(hours, now, timeZone), locale, now);
  return (
    <Section gap="detail" id="store" title={t("page.seeAt", { store: store.name })}>
      <StorePanel
        map={{
          label: t("page.map", { store: store.name }),
          caption: t("page.mapCaption"),
          places: settings.stores.map(({ id, name, coordinates }, at) => ({
            ...coordinates,
            number: at + 1,
            name: shortStoreName({ name }, settings),
            current: id === store.id,
          })),
        }}
        location={{
          number: settings.stores.indexOf(store) + 1,
          name: store.name,
          addressLines: [store.addressLine1, store.addressLine2],
          status: <OpenNow state={open.state}>{open.text}</OpenNow>,
          note: storeTexts(locale, store.id).note ?? undefined,
          actions: (
            <>
              <LinkButton href={store.mapsLink} variant="secondary" target="_blank" rel="noopener noreferrer">
                <Icon name="directions" size={18} />
                {t("page.directions")}
              </LinkButton>
              <LinkButton href={`tel:${store.phone}`} variant="secondary" className="max-[22.5rem]:px-3!">
                <Icon name="phone" size={18} />
                {t("page.callStore", { phone: formatPhone(store.phone, "general") })}
              </LinkButton>
            </>
          ),
        }}
        hours={{
          caption: t("page.salesHours"),
          rows: hoursRows(hours, { today: localDate(now, timeZone), locale }),
        }}
      />
    </Section>
  );
}
