import { Breadcrumbs } from "@forecourt/ui/breadcrumbs";
import type { BreadcrumbList } from "schema-dts";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { JsonLd, withContext } from "#content/structured-data/json-ld.tsx";
import { siteEnv } from "#env.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { vehicleName } from "#server/vehicles/vehicle-name.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import type { Sheet } from "./sheet.ts";

type SheetCrumbsProps = Pick<Sheet, "vehicle"> & { context: PageContext };

/** The breadcrumbs of a sheet, below its vehicle, with their structured data. */
export function SheetCrumbs({ vehicle, context }: SheetCrumbsProps) {
  const { locale } = context;
  const t = translator(locale, "outTheDoor");
  const frame = translator(locale, "frame");
  const crumbs = [
    { label: frame("home"), href: localPath(locale, "/") },
    { label: vehicleName(vehicle, locale), href: vehicleAddress(vehicle, context) },
  ];
  return (
    <>
      <Breadcrumbs
        label={frame("breadcrumbs")}
        linkAs={RouterLink}
        items={[...crumbs, { label: t("title") }]}
      />
      <JsonLd
        data={withContext<BreadcrumbList>({
          "@type": "BreadcrumbList",
          itemListElement: [...crumbs, { label: t("title") }].map(({ label, ...crumb }, at) => ({
            "@type": "ListItem",
            position: at + 1,
            name: label,
            // The last item is this page, which needs no address.
            ...("href" in crumb && { item: new URL(crumb.href, siteEnv().SITE_URL).href }),
          })),
        })}
      />
    </>
  );
}
