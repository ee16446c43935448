import { CONDITIONS, makeAndModel, noFilters } from "@forecourt/inventory";
import { formatMoney } from "@forecourt/money";
import type { FinderSelect } from "@forecourt/ui/finder";
import type { Cents } from "@forecourt/units";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { PRICE_BANDS } from "#shared/price-bands.ts";

/** The selects of the search form. Options without results are left out. */
export function finderSelects({ inventory, locale }: PageContext): FinderSelect[] {
  const t = translator(locale, "home");
  const { facets, ranges } = inventory.search({ filters: noFilters(), sort: "newest", page: 1 });
  const inStock = new Set(facets.condition.filter(({ count }) => count > 0).map(({ value }) => value));
  const { min, max } = ranges.price ?? { min: 0, max: 0 };
  const conditions = CONDITIONS.filter((value) => inStock.has(value));
  const budgets = PRICE_BANDS.filter((budget) => budget >= min && budget < max);
  return [
    {
      id: "finder-condition",
      name: "condition",
      label: t("finder.condition"),
      options: [
        { value: "", label: t("finder.anyCondition") },
        ...conditions.map((value) => ({ value, label: t(`finder.only.${value}`) })),
      ],
    },
    {
      id: "finder-model",
      name: "make_model",
      label: t("finder.makeModel"),
      options: [{ value: "", label: t("finder.any") }, ...makesAndModels(facets.makeModel)],
    },
    {
      id: "finder-budget",
      name: "price",
      label: t("finder.budget"),
      options: [
        { value: "", label: t("finder.any") },
        ...budgets.map((budget) => ({
          value: `null,${budget}`,
          label: t("finder.upTo", {
            price: formatMoney((budget * 100) as Cents, locale, { cents: "never" }),
          }),
        })),
      ],
    },
  ];
}

type MakeOrModel = { value: string; label: string; count: number; make: string | undefined };

/** A longer list has the most frequent models of each make. Choosing the make finds the others too. */
const LONG_LIST = 120;
const MODELS_PER_MAKE = 6;

/** Each make followed by its models. Model labels start with the make, so that typing it finds both. */
function makesAndModels(values: readonly MakeOrModel[]): { value: string; label: string }[] {
  const stocked = values.filter(({ count }) => count > 0);
  const isLong = stocked.length > LONG_LIST;
  const byLabel = (a: MakeOrModel, b: MakeOrModel) => a.label.localeCompare(b.label, "en");
  const makes = stocked.filter(({ make }) => make === undefined).sort(byLabel);
  return makes.flatMap((make) => {
    const models = stocked.filter((model) => model.make === make.value);
    return [
      { value: make.value, label: make.label },
      ...(isLong ? mostFrequent(models) : models).sort(byLabel).map((model) => ({
        value: model.value,
        label: makeAndModel({ make: make.label, model: model.label }),
      })),
    ];
  });
}

/** Models with one vehicle are left out, unless the make has no others. */
function mostFrequent(models: readonly MakeOrModel[]): MakeOrModel[] {
  const several = models.filter(({ count }) => count > 1);
  const chosen = several.length > 0 ? several : models;
  return chosen
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, "en"))
    .slice(0, MODELS_PER_MAKE);
}
