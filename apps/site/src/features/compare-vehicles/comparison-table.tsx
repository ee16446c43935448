import { formatMoney } from "@forecourt/money";
import { type ComparedRow, CompareTable } from "@forecourt/ui/compare-table";
import { Icon } from "@forecourt/ui/icon";
import { IconLink } from "@forecourt/ui/icon-button";
import { Link } from "@forecourt/ui/link";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { pictureDescription } from "#content/vehicle-card/picture-description.ts";
import { TestDriveLink } from "#content/vehicle-card/test-drive-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { illustrations } from "#server/settings/dealership.ts";
import { headlinePrice } from "#server/vehicles/headline-price.ts";
import { vehiclePicture } from "#server/vehicles/vehicle-illustration.ts";
import { fullVehicleName, vehicleName } from "#server/vehicles/vehicle-name.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import { comparedGroups } from "./compared-groups.tsx";
import { RemoveLink } from "./remove-link.tsx";

type ComparisonTableProps = {
  vehicles: readonly VisibleVehicle[];
  /** The address of the comparison without a vehicle. */
  hrefWithout: (vin: string) => string;
  context: PageContext;
};

/** The table of two to four vehicles. */
export function ComparisonTable({ vehicles, hrefWithout, context }: ComparisonTableProps) {
  const { locale } = context;
  const t = translator(locale, "compare");
  const groups = comparedGroups(vehicles, context);
  const rows = groups.flatMap((group) => group.rows);
  return (
    <CompareTable
      className="[--compare-top:3.75rem] lg:[--compare-top:4.5rem]"
      caption={t("caption", { count: vehicles.length })}
      specLabel={t("spec")}
      sameLabel={t("same", { count: vehicles.length })}
      missingLabel={t("missing")}
      onlyDifferencesLabel={t("onlyDifferences")}
      summary={t("summary", { differing: rows.filter(isDiffering).length, rows: rows.length })}
      groups={groups}
      vehicles={vehicles.map((vehicle) => {
        const name = fullVehicleName(vehicle, locale);
        return {
          id: vehicle.vin,
          title: (
            <Link as={RouterLink} variant="standalone" href={vehicleAddress(vehicle, context)}>
              {vehicleName(vehicle, locale)}
            </Link>
          ),
          subtitle: vehicle.trim,
          image: <ComparedPicture vehicle={vehicle} locale={locale} />,
          price: (
            <>
              <ComparedPrice vehicle={vehicle} context={context} />
              <TestDriveLink vehicle={vehicle} context={context} className="text-caption print:hidden" />
            </>
          ),
          remove: (
            <IconLink
              as={RemoveLink}
              href={hrefWithout(vehicle.vin)}
              data-vin={vehicle.vin}
              label={t("remove", { name })}
              variant="floating"
              className="print:hidden"
            >
              <Icon name="close" size={18} />
            </IconLink>
          ),
        };
      })}
    />
  );
}

function ComparedPicture({ vehicle, locale }: { vehicle: VisibleVehicle; locale: PageContext["locale"] }) {
  const { src, srcSet, width, height, kind } = vehiclePicture(vehicle);
  return (
    <VehicleImage
      src={src}
      srcSet={srcSet}
      sizes="(min-width: 1024px) 280px, 160px"
      width={width}
      height={height}
      kind={kind}
      alt={pictureDescription(vehicle, kind, locale)}
      caption={kind === "render" ? illustrations.illustrationCaption(locale) : undefined}
      priority="eager"
    />
  );
}

function ComparedPrice({ vehicle, context }: { vehicle: VisibleVehicle; context: PageContext }) {
  const { locale, settings } = context;
  const price = headlinePrice(vehicle, settings);
  const t = translator(locale, "vehicle");
  return (
    <p className="mt-1 font-bold text-lg leading-tight">
      {price === null ? t("priceOnRequest") : formatMoney(price, locale, { cents: "never" })}
    </p>
  );
}

function isDiffering({ values }: ComparedRow): boolean {
  const texts = values.map((value) => (typeof value === "object" ? value?.text : value));
  return new Set(texts).size > 1;
}
