import type { ComparedGroup, ComparedRow, ComparedValue } from "@forecourt/ui/compare-table";
import { Icon } from "@forecourt/ui/icon";
import { SpecText, specString } from "#content/vehicle-card/spec-text.tsx";
import { type SpecName, vehicleSpecs } from "#content/vehicle-card/vehicle-specs.ts";
import { translator } from "#server/content/translator.ts";
import { equipmentWords } from "#server/feed-words/equipment-words.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { bestValues } from "./best-values.ts";
import { priceRows } from "./price-rows.tsx";

const VEHICLE_FACTS: SpecName[] = ["odometer", "body", "doors", "exterior", "interior"];
const ECONOMY_FACTS: SpecName[] = ["mpg", "fuel", "engine", "transmission", "drivetrain"];

type Vehicles = readonly VisibleVehicle[];

/** All rows of a comparison, in groups. Unknown values are null. */
export function comparedGroups(vehicles: Vehicles, context: PageContext): ComparedGroup[] {
  const t = translator(context.locale, "compare");
  const facts = factRows(vehicles, context);
  return [
    { title: t("group.price"), note: t("group.priceNote"), rows: priceRows(vehicles, context) },
    {
      title: t("group.vehicle"),
      rows: [...vehicleRows(vehicles, context), ...VEHICLE_FACTS.flatMap((name) => facts.get(name) ?? [])],
    },
    { title: t("group.economy"), rows: ECONOMY_FACTS.flatMap((name) => facts.get(name) ?? []) },
    { title: t("group.features"), note: t("group.featuresNote"), rows: featureRows(vehicles, context) },
  ];
}

/** Year, condition and store. */
function vehicleRows(vehicles: Vehicles, { locale, settings }: PageContext): ComparedRow[] {
  const t = translator(locale, "compare");
  const condition = translator(locale, "vehicle");
  const newest = bestValues(
    vehicles.map(({ year }) => year),
    "highest",
  );
  return [
    {
      label: t("row.year"),
      values: vehicles.map(({ year }, column) => ({
        text: String(year),
        mark: newest.includes(column) ? t("newest") : undefined,
      })),
    },
    {
      label: t("row.condition"),
      values: vehicles.map((vehicle) => condition(`condition.${vehicle.condition}`)),
    },
    {
      label: t("row.store"),
      values: vehicles.map(({ storeId }) => settings.stores.find(({ id }) => id === storeId)?.name ?? null),
    },
  ];
}

/** The facts of the vehicle page, one row for each that a vehicle has. */
function factRows(vehicles: Vehicles, { locale }: PageContext): Map<SpecName, ComparedRow> {
  const t = translator(locale, "compare");
  const specs = vehicles.map((vehicle) => vehicleSpecs(vehicle, locale));
  const marks: Partial<Record<SpecName, { columns: number[]; mark: string }>> = {
    odometer: {
      columns: bestValues(
        vehicles.map(({ mileage }) => mileage),
        "lowest",
      ),
      mark: t("lowest"),
    },
    mpg: { columns: bestValues(vehicles.map(combinedMpg), "highest"), mark: t("best") },
  };
  // A number alone says nothing.
  const doorsOf = ([one]: Vehicles) => t("doors", { count: one?.doors ?? 0 });
  const rows = new Map<SpecName, ComparedRow>();
  for (const { name, term } of specs.flat()) {
    if (rows.has(name)) continue;
    const values = specs.map((own, column): ComparedValue | null => {
      const spec = own.find((one) => one.name === name);
      const best = marks[name]?.columns.includes(column) ? marks[name].mark : undefined;
      return spec
        ? { text: specString(spec.detail), content: <SpecText detail={spec.detail} />, mark: best }
        : null;
    });
    rows.set(name, { label: term, values, ...(name === "doors" && { same: doorsOf(vehicles) }) });
  }
  return rows;
}

/** The mean of city and highway; null unless both are known. */
function combinedMpg({ cityMpg, highwayMpg }: VisibleVehicle): number | null {
  return cityMpg !== null && highwayMpg !== null ? cityMpg + highwayMpg : null;
}

/** A row per feature: listed or not. A feature that is not listed may still be there. */
function featureRows(vehicles: Vehicles, { locale }: PageContext): ComparedRow[] {
  const yes = translator(locale, "compare")("yes");
  const listed = vehicles.map(
    ({ features }) => new Set(features.map((feature) => equipmentWords(feature, locale).text)),
  );
  const names = [...new Set(listed.flatMap((own) => [...own]))];
  const content = (
    <span className="inline-flex items-center gap-2">
      <Icon name="check" size={16} className="text-success-text" />
      {yes}
    </span>
  );
  return names.map((name) => ({
    label: name,
    same: name,
    values: listed.map((own) => (own.has(name) ? { text: yes, content } : null)),
  }));
}
