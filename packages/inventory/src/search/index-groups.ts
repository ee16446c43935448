import type { ValueGroup } from "../filters.ts";
import type { Vocabulary } from "../vocabulary.ts";
import type { FeatureTable } from "./feature-table.ts";
import { FIXED_VALUES } from "./fixed-values.ts";
import { type MakeModelGroup, makeModelGroup } from "./make-model-group.ts";
import type { StockLabels } from "./stock-labels.ts";
import type { ValueColumn } from "./value-column.ts";
import { featureGroup, fixedGroup, storeGroup, type ValueGroupIndex } from "./value-groups.ts";
import type { VehicleTable } from "./vehicle-table.ts";

/** The groups of values that are filters. */
export type ValueGroups = Record<
  Exclude<ValueGroup, "features" | "makeModel">,
  ValueGroupIndex<ValueColumn>
> & { makeModel: MakeModelGroup; features: ValueGroupIndex<FeatureTable> };

type GroupsInput = { table: VehicleTable; stock: StockLabels; vocabulary: Vocabulary };

/** Indexes every group, or takes the previous index's one when its column did not change. */
export function indexGroups(
  { table, stock, vocabulary }: GroupsInput,
  previous: { groups: ValueGroups; vocabulary: Vocabulary } | null,
): ValueGroups {
  const { columns, features, vehicles } = table;
  const before = previous?.groups;
  const labelled = previous?.vocabulary === vocabulary ? before : undefined;
  const fixed = (key: keyof typeof FIXED_VALUES) =>
    before?.[key].column.codes === columns[key] ? before[key] : fixedGroup(columns[key], FIXED_VALUES[key]);
  return {
    condition: fixed("condition"),
    bodyStyle: fixed("bodyStyle"),
    makeModel:
      labelled?.makeModel.column.codes === columns.makeModel
        ? labelled.makeModel
        : makeModelGroup(columns.makeModel, stock.makeModels.entries, vocabulary),
    fuelType: fixed("fuelType"),
    drivetrain: fixed("drivetrain"),
    exteriorColor: fixed("exteriorColor"),
    features:
      labelled?.features.column.rows === features.rows
        ? labelled.features
        : featureGroup(features, vehicles.length, stock.features.entries, vocabulary),
    stores:
      labelled?.stores.column.codes === columns.store
        ? labelled.stores
        : storeGroup(columns.store, stock.stores.entries, vocabulary),
  };
}
