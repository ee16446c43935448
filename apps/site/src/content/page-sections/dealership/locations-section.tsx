import { openState } from "@forecourt/calendar";
import type { Store } from "@forecourt/dealership";
import { noFilters } from "@forecourt/inventory";
import { LinkButton } from "@forecourt/ui/button";
import { LocationCard } from "@forecourt/ui/location-card";
import { OpenNow } from "@forecourt/ui/open-now";
import { Panel } from "@forecourt/ui/panel";
import { VisuallyHidden } from "@forecourt/ui/visually-hidden";
import { openStateText } from "#content/hours/open-state-text.ts";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { storeDepartments } from "#content/stores/store-departments.ts";
import { StoreHours } from "#content/stores/store-hours.tsx";
import { StoresStructuredData } from "#content/structured-data/stores-structured-data.tsx";
import { storeTexts } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { StoresMap } from "./stores-map.tsx";

/** The stores, two in a row, beside a map. */
export function LocationsSection({
  id,
  title,
  context,
  showTitle = false,
}: {
  id: string;
  title: string;
  context: PageContext;
  /** Shows the title. Hide it if the page's heading says the same. */
  showTitle?: boolean;
}) {
  const { settings, inventory } = context;
  const { facets } = inventory.search({ filters: noFilters(), sort: settings.listing.defaultSort, page: 1 });
  const inStock = new Map(facets.stores.map(({ value, count }) => [value, count]));
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={showTitle ? "mt-section" : undefined}>
      <h2 id={`${id}-title`} className={showTitle ? "mb-heading font-bold text-4xl" : "sr-only"}>
        {title}
      </h2>
      <StoresStructuredData context={context} />
      <Panel padding="none" className="grid lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <ul className="grid gap-px bg-line md:grid-cols-2">
          {settings.stores.map((store, index) => (
            <li key={store.id} id={store.id} className="bg-surface last:odd:col-span-full">
              <StoreCard
                store={store}
                number={index + 1}
                vehicles={inStock.get(store.id) ?? 0}
                context={context}
              />
            </li>
          ))}
        </ul>
        <StoresMap context={context} className="border-line border-t lg:border-t-0 lg:border-l" />
      </Panel>
    </section>
  );
}

type StoreCardProps = { store: Store; number: number; vehicles: number; context: PageContext };

function StoreCard({ store, number, vehicles, context }: StoreCardProps) {
  const { settings, storeId, locale, now } = context;
  const t = translator(locale, "contact");
  const { subname, note } = storeTexts(locale, store.id);
  const hours = store.hours.sales ?? settings.profile.sales;
  const open = openStateText(openState(hours, now, settings.profile.timezone), locale, now);
  return (
    <LocationCard
      number={number}
      name={store.name}
      headingLevel={3}
      kind={subname}
      addressLines={[store.addressLine1, store.addressLine2]}
      currentLabel={store.id === storeId ? t("here") : undefined}
      note={note ?? undefined}
      status={
        <>
          <OpenNow state={open.state}>{open.text}</OpenNow>
          <StoreHours departments={storeDepartments(store, settings)} store={store.name} locale={locale} />
        </>
      }
      actions={
        <>
          <LinkButton variant="secondary" href={store.mapsLink}>
            <span aria-hidden="true">{t("directions")}</span>
            <VisuallyHidden>{t("directionsTo", { store: store.name })}</VisuallyHidden>
          </LinkButton>
          {vehicles > 0 ? (
            <LinkButton variant="secondary" as={RouterLink} href={localPath(locale, store.inventoryLink)}>
              <span aria-hidden="true">{t("vehicles", { count: vehicles })}</span>
              <VisuallyHidden>{t("vehiclesAt", { count: vehicles, store: store.name })}</VisuallyHidden>
            </LinkButton>
          ) : null}
        </>
      }
    />
  );
}
