import { type Filters, type InventoryQuery, isActive, RANGE_GROUPS, VALUE_GROUPS } from "../filters.ts";
import type { Interpretation, KeywordPart } from "./interpret-keywords.ts";

const GROUPS = [...VALUE_GROUPS.map(({ key }) => key), ...RANGE_GROUPS];

/**
 * Turns keywords into the filters that they mean (docs/product/inventory.md, "Keywords"). Each replaces the filter of its
 * group. The first equipment becomes a filter unless there is one: more equipment narrows further, which a filter cannot.
 * Other parts stay keywords. Ignored parts become `unknown`, unless they are all that narrows the query. Returns the same
 * query when nothing changes.
 *
 * @example applyKeywords({ ...all, filters: { ...noFilters(), q: "awd suv sporty" } }, keywords)
 * // filters: bodyStyle ["suvs"], drivetrain ["awd"], q ""; unknown "sporty"
 */
export function applyKeywords(
  query: InventoryQuery,
  { filters: meant, parts, ignored }: Interpretation & { ignored: readonly KeywordPart[] },
): InventoryQuery {
  const used = parts.filter((part) => !ignored.includes(part));
  const groups = GROUPS.filter((group) => isActive(meant, group));
  const equipment = isActive(query.filters, "features") ? undefined : used.find(isEquipment);
  const left = used.filter((part) => part !== equipment);
  const isNarrowed =
    groups.length + used.length > 0 || GROUPS.some((group) => isActive(query.filters, group));
  const changes = parts.length === 0 || groups.length > 0 || ignored.length > 0 || equipment !== undefined;
  if (!changes || (ignored.length > 0 && !isNarrowed)) return query;
  const filters: Filters = {
    ...query.filters,
    ...Object.fromEntries(groups.map((group) => [group, meant[group]])),
    ...(equipment && { features: [...equipment.ids] }),
    q: left.map(({ typed }) => typed).join(" "),
  };
  return {
    ...query,
    filters,
    page: 1,
    firstPage: undefined,
    unknown: ignored.length > 0 ? ignored.map(ignoredWords).join(" ") : undefined,
  };
}

function isEquipment(part: KeywordPart): part is Extract<KeywordPart, { ids: readonly string[] }> {
  return "ids" in part && part.group === "features" && !part.excluded;
}

/** What a page names: the words without a negation, which would say the opposite. */
function ignoredWords(part: KeywordPart): string {
  return part.excluded && "words" in part ? part.words[0]! : part.typed;
}
