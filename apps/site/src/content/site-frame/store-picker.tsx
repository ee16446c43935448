import { noFilters } from "@forecourt/inventory";
import { StoreSwitcher } from "@forecourt/ui/store-switcher";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { STORE_API_PATH } from "#shared/addresses/public-paths.ts";
import { StoreOpenNow, visitorStore } from "./frame-parts.tsx";

/** A form to select the visitor's store. It works without JavaScript. */
export function StorePicker({ context, variant }: { context: PageContext; variant: "text" | "button" }) {
  const { locale, settings, inventory } = context;
  const t = translator(locale, "frame");
  const store = visitorStore(context);
  const { facets } = inventory.search({ filters: noFilters(), sort: settings.listing.defaultSort, page: 1 });
  const inStock = new Map(facets.stores.map(({ value, count }) => [value, count]));
  return (
    <StoreSwitcher
      variant={variant}
      label={store.name}
      legend={t("chooseStore")}
      hint={t("chooseStoreHint")}
      action={STORE_API_PATH}
      selected={store.id}
      submitLabel={t("useStore")}
      stores={settings.stores.map((option) => ({
        value: option.id,
        name: option.name,
        address: option.addressLine1,
        open: <StoreOpenNow store={option} context={context} />,
        detail: t("storeVehicles", { count: inStock.get(option.id) ?? 0 }),
      }))}
    />
  );
}
