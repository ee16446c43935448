/** A page, and the most JavaScript it may run after intent, as a multiple of the hello page's. */
export type PageKind = { name: string; path: string; maxScripts: number };

const BROWSING = 1.06;
const FORM = 1.15;

/** A page of each kind; the budgets are those of docs/product/performance.md. */
export async function pageKinds(site: string): Promise<PageKind[]> {
  const vehicle = await firstVehiclePath(site);
  return [
    { name: "home", path: "/", maxScripts: BROWSING },
    { name: "list", path: "/cars-for-sale", maxScripts: BROWSING },
    { name: "vehicle", path: vehicle, maxScripts: BROWSING },
    { name: "offers", path: "/special-offers", maxScripts: BROWSING },
    { name: "guide", path: "/shopping-guides/financing/lease-or-finance", maxScripts: BROWSING },
    { name: "contact", path: "/contact-us", maxScripts: FORM },
    { name: "financing form", path: "/auto-financing/apply-for-financing", maxScripts: FORM },
    { name: "unlock", path: `/unlock?vin=${vehicle.slice(-17)}`, maxScripts: FORM },
  ];
}

/** The path of the first vehicle on the list. */
export async function firstVehiclePath(site: string): Promise<string> {
  const answer = await fetch(`${site}/api/v1/store-group/larkspur/website/vehicles`);
  const { vehicles } = (await answer.json()) as { vehicles: { url: string }[] };
  return new URL(vehicles[0]!.url, site).pathname;
}
