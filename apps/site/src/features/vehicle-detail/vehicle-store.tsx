import { formatPhone } from "@forecourt/contact-details";
import { openState } from "@forecourt/dealership/hours";
import type { Vehicle } from "@forecourt/inventory";
import { LinkButton } from "@forecourt/ui/button";
import { Section } from "@forecourt/ui/container";
import { HoursTable } from "@forecourt/ui/hours-table";
import { Icon } from "@forecourt/ui/icon";
import { Note } from "@forecourt/ui/note";
import { OpenNow } from "@forecourt/ui/open-now";
import { Panel } from "@forecourt/ui/panel";
import { SchematicMap } from "@forecourt/ui/schematic-map";
import { Heading } from "@forecourt/ui/text";
import { openWords } from "#content/hours/open-words.ts";
import { shortStoreName } from "#content/stores/short-store-name.ts";
import type { PageContext } from "#server/page-context.ts";
import { translator } from "#server/translator.ts";
import { storeHours } from "./store-hours.ts";

/** Where the vehicle stands, until when somebody is there, and how to get or call there. */
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
  const words = translator(locale, "vehicle");
  const hours = store.hours.sales ?? settings.profile.sales;
  const timeZone = settings.profile.timezone;
  const open = openWords(openState(hours, now, timeZone), locale, now);
  const rows = storeHours(hours, {
    locale,
    now,
    timeZone,
    words: { closed: translator(locale, "frame")("closed"), today: words("page.today") },
  });
  return (
    <Section
      gap="detail"
      id="store"
      heading={
        <Heading level={2} size="section">
          {words("page.seeAt", { store: store.name })}
        </Heading>
      }
    >
      <Panel padding="none" className="grid md:grid-cols-2">
        <SchematicMap
          label={words("page.map", { store: store.name })}
          caption={words("page.mapCaption")}
          places={settings.stores.map(({ id, name, coordinates }, at) => ({
            ...coordinates,
            number: at + 1,
            name: shortStoreName({ name }, settings),
            here: id === store.id,
          }))}
        />
        <div className="p-5.5 lg:p-7">
          <h3 className="font-semibold text-lg">{store.name}</h3>
          <address className="mt-1 text-control text-muted not-italic">
            {store.addressLine1}
            <br />
            {store.addressLine2}
          </address>
          <p className="mt-2 font-semibold text-control">
            <OpenNow state={open.state}>{open.text}</OpenNow>
          </p>
          {store.note ? (
            <Note tone="warn" icon="info" className="mt-3">
              <p>{store.note}</p>
            </Note>
          ) : null}
          <div className="mt-4 flex flex-wrap gap-2.5">
            <LinkButton href={store.mapsLink} variant="secondary" target="_blank" rel="noopener noreferrer">
              <Icon name="directions" size={18} />
              {words("page.directions")}
            </LinkButton>
            <LinkButton href={`tel:${store.phone}`} variant="secondary">
              <Icon name="phone" size={18} />
              {words("page.callStore", { phone: formatPhone(store.phone, "general") })}
            </LinkButton>
          </div>
          <h4 className="mt-5 mb-2 font-semibold text-sm">{words("page.salesHours")}</h4>
          <HoursTable rows={rows} />
        </div>
      </Panel>
    </Section>
  );
}
