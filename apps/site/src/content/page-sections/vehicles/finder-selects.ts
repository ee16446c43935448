import { CONDITIONS, noFilters } from "@forecourt/inventory";
import { formatMoney } from "@forecourt/money";
import type { FinderSelect } from "@forecourt/ui/finder";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { PRICE_BANDS } from "#shared/price-bands.ts";

/** The choices of the search block. A choice that would show nothing by itself is not offered. */
export function finderSelects({ inventory, locale }: PageContext): FinderSelect[] {
  const words = translator(locale, "home");
  const { facets, ranges } = inventory.search({ filters: noFilters(), sort: "newest", page: 1 });
  const inStock = new Set(facets.condition.filter(({ count }) => count > 0).map(({ value }) => value));
  const { min, max } = ranges.price ?? { min: 0, max: 0 };
  const conditions = CONDITIONS.filter((value) => inStock.has(value));
  const budgets = PRICE_BANDS.filter((budget) => budget >= min && budget < max);
  return [
    {
      id: "finder-condition",
      name: "condition",
      label: words("finder.condition"),
      options: [
        { value: "", label: words("finder.anyCondition") },
        ...conditions.map((value) => ({ value, label: words(`finder.only.${value}`) })),
      ],
    },
    {
      id: "finder-model",
      name: "make_model",
      label: words("finder.makeModel"),
      options: [{ value: "", label: words("finder.any") }, ...makesAndModels(facets.make_model)],
    },
    {
      id: "finder-budget",
      name: "price",
      label: words("finder.budget"),
      options: [
        { value: "", label: words("finder.any") },
        ...budgets.map((budget) => ({
          value: `null,${budget}`,
          label: words("finder.upTo", { price: formatMoney(budget * 100, locale, { cents: "never" }) }),
        })),
      ],
    },
  ];
}

type MakeOrModel = { value: string; label: string; count: number; make: string | undefined };

/** Each make followed by its models, so that typing a make's name finds both. */
function makesAndModels(values: readonly MakeOrModel[]): { value: string; label: string }[] {
  const stocked = values.filter(({ count }) => count > 0);
  const byLabel = (a: MakeOrModel, b: MakeOrModel) => a.label.localeCompare(b.label, "en");
  const makes = stocked.filter(({ make }) => make === undefined).sort(byLabel);
  return makes.flatMap((make) => [
    { value: make.value, label: make.label },
    ...stocked
      .filter((model) => model.make === make.value)
      .sort(byLabel)
      .map((model) => ({ value: model.value, label: `${make.label} ${model.label}` })),
  ]);
}
