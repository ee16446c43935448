import type { BreadcrumbList } from "schema-dts";
import { JsonLd, withContext } from "#content/structured-data/json-ld.tsx";
import { siteEnv } from "#env.ts";
import type { PageContext } from "#server/page-context.ts";
import { headlinePrice } from "#server/vehicles/headline-price.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { carData } from "./car-data.ts";
import { breadcrumbItems } from "./vehicle-crumbs.ts";

type VehicleStructuredDataProps = { vehicle: VisibleVehicle; context: PageContext };

/** Structured data of the vehicle and its breadcrumbs. */
export function VehicleStructuredData({ vehicle, context }: VehicleStructuredDataProps) {
  const { settings, locale } = context;
  const { SITE_URL } = siteEnv();
  const price = headlinePrice(vehicle, settings);
  return (
    <>
      <JsonLd data={carData(vehicle, { price, siteUrl: SITE_URL, locale, settings })} />
      <JsonLd
        data={withContext<BreadcrumbList>({
          "@type": "BreadcrumbList",
          itemListElement: breadcrumbItems(vehicle, { ...context, terms: null }).map(
            ({ label, href }, at) => ({
              "@type": "ListItem",
              position: at + 1,
              name: label,
              // The last item is this page, which needs no address.
              ...(href !== undefined && { item: new URL(href, SITE_URL).href }),
            }),
          ),
        })}
      />
    </>
  );
}
