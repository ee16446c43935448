import {
  type FilterGroup,
  type InventoryQuery,
  isActive,
  RANGE_GROUPS,
  VALUE_GROUPS,
  type Vocabulary,
} from "@forecourt/inventory";

/** Hidden fields for the filters, the order and the shopper's terms that a form does not show. */
export function keptValues(
  { filters, sort, terms, unknown }: InventoryQuery,
  own: (group: FilterGroup) => boolean,
  { defaultSort }: Pick<Vocabulary, "defaultSort">,
): { name: string; value: string }[] {
  const kept = (group: FilterGroup) => !own(group) && isActive(filters, group);
  const fields: { name: string; value: string }[] = VALUE_GROUPS.filter(({ key }) => kept(key)).map(
    ({ key, param }) => ({
      name: param,
      value: filters[key].join(","),
    }),
  );
  for (const group of RANGE_GROUPS) {
    const { min, max } = filters[group];
    if (kept(group)) fields.push({ name: group, value: `${min},${max}` });
  }
  if (kept("q")) fields.push({ name: "q", value: filters.q });
  if (sort !== defaultSort) fields.push({ name: "sort", value: sort });
  // Another keyword search has words of its own.
  if (unknown !== undefined && !own("q")) fields.push({ name: "unknown", value: unknown });
  if (terms !== undefined) fields.push({ name: "terms", value: terms });
  return fields;
}
