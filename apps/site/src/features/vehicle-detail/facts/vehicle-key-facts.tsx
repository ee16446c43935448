import { Section } from "@forecourt/ui/container";
import { CopyButton } from "@forecourt/ui/copy-button";
import { Icon } from "@forecourt/ui/icon";
import { SpecGrid } from "@forecourt/ui/spec-grid";
import { SpecText } from "#content/vehicle-card/spec-text.tsx";
import { vehicleSpecs } from "#content/vehicle-card/vehicle-specs.ts";
import { translator } from "#server/content/translator.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";

/** The facts of a vehicle in one grid, the VIN last. */
export function VehicleKeyFacts({ vehicle, locale }: { vehicle: VisibleVehicle; locale: "en" | "es" }) {
  const t = translator(locale, "vehicle");
  const specs = vehicleSpecs(vehicle, locale).map(({ term, icon, detail }) => ({
    term,
    icon: <Icon name={icon} size={16} />,
    detail: <SpecText detail={detail} />,
  }));
  const vin = {
    term: t("page.specs.vin"),
    icon: <Icon name="document" size={16} />,
    // In two columns, fills the row that an even number of facts leaves half empty.
    wide: specs.length % 2 === 0,
    detail: (
      <>
        <span className="text-caption">{vehicle.vin}</span>
        <CopyButton
          text={vehicle.vin}
          label={t("page.copyVin")}
          doneLabel={t("page.copied")}
          icon={<Icon name="copy" size={16} />}
          doneIcon={<Icon name="check" className="text-success-text" />}
          // In the corner of its cell, where it causes no layout shift.
          className="absolute end-2 top-2"
        />
      </>
    ),
  };
  return (
    <Section gap="detail" id="details" title={t("page.glance")}>
      <SpecGrid items={[...specs, vin]} />
    </Section>
  );
}
