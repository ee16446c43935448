import type { StoreSettings } from "@forecourt/dealership";
import type * as Sample from "@forecourt/sample-dealership";

const rules = [
  { from: "/specials", to: "/special-offers", status: 307 },
  { from: "/blog/**", to: "/shopping-guides", status: 308 },
  { from: "/parts", to: "/contact-us?about=CONTACT_PARTS#message", status: 308 },
  { from: "/espanol", to: "/es", status: 308 },
  { from: "/english", to: "/en/our-company", status: 308 },
  { from: "/book", to: "https://book.example/larkspur?dealer=1", status: 307 },
  // Each target redirects too.
  { from: "/suvs", to: "/cars-for-sale/SUVs/?condition=used", status: 308 },
  { from: "/all-used", to: "/search-vehicles/used-inventory", status: 307 },
  { from: "/far", to: "/used-cars-for-sale?page=99", status: 308 },
  { from: "/used-cars-for-sale/wagons", to: "/contact-us", status: 308 },
  // Files and the API are served before any rule applies.
  { from: "/api/**", to: "/contact-us", status: 308 },
  { from: "/_next/**", to: "/contact-us", status: 308 },
  // Valid, but they lead to no page.
  { from: "/nowhere", to: "/no-such-page", status: 308 },
  { from: "/new-cars-for-sale/wagons", to: "/search-vehicles/new-inventory/bodystyle/wagons", status: 308 },
  // Without its dot segment a browser would read it as another host.
  { from: "/dots", to: "/.//elsewhere.example/x", status: 308 },
] as const;

/** The settings of a store that overrides the group's. */
const riverside: StoreSettings = {
  routeRules: [
    { from: "/specials", to: "/contact-us", status: 308 },
    { from: "/everything/**", to: "https://elsewhere.example/", status: 308 },
  ],
  listing: { conditions: ["used"] },
  profile: { autoFinancing: { preApproved: false }, service: { scheduleLink: "https://book.example/" } },
};

/** The sample dealership with route rules and a store that overrides them; for `vi.mock`. */
export function testDealership(real: typeof Sample): typeof Sample {
  const { settings } = real.larkspur;
  const stores = settings.stores.map((store) =>
    store.id === "riverside" ? { ...store, settings: riverside } : store,
  );
  return {
    ...real,
    larkspur: { ...real.larkspur, settings: { ...settings, stores, routeRules: [...rules] } },
  };
}
