import { noFilters } from "@forecourt/inventory";
import { StoreSwitcher } from "@forecourt/ui/store-switcher";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { STORE_API_PATH } from "#shared/addresses/public-paths.ts";
import { StoreOpenNow, visitorStore } from "./frame-parts.tsx";

/** The visitor's store, and the others to choose from: a form that needs no script. */
export function StorePicker({ context, look }: { context: PageContext; look: "text" | "button" }) {
  const { locale, settings, inventory } = context;
  const words = translator(locale, "frame");
  const store = visitorStore(context);
  const { facets } = inventory.search({ filters: noFilters(), sort: settings.listing.defaultSort, page: 1 });
  const inStock = new Map(facets.stores.map(({ value, count }) => [value, count]));
  return (
    <StoreSwitcher
      look={look}
      label={store.name}
      legend={words("chooseStore")}
      hint={words("chooseStoreHint")}
      action={STORE_API_PATH}
      selected={store.id}
      submitLabel={words("useStore")}
      stores={settings.stores.map((one) => ({
        value: one.id,
        name: one.name,
        address: one.addressLine1,
        open: <StoreOpenNow store={one} context={context} />,
        detail: words("storeVehicles", { count: inStock.get(one.id) ?? 0 }),
      }))}
    />
  );
}
