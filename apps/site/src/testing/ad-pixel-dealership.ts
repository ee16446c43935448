import type * as Sample from "@forecourt/sample-dealership";

/** The sample dealership with an ad pixel everywhere but at the airport; for `vi.mock`. */
export function adPixelDealership(real: typeof Sample): typeof Sample {
  const { settings } = real.larkspur;
  const tags = { ...settings.tags, adPixel: "1234567890" };
  const stores = settings.stores.map((store) =>
    store.id === "airport" ? { ...store, settings: { ...store.settings, tags: { adPixel: null } } } : store,
  );
  return { ...real, larkspur: { ...real.larkspur, settings: { ...settings, tags, stores } } };
}
