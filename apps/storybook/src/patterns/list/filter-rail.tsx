import { Button } from "@forecourt/ui/button";
import { CheckboxRow } from "@forecourt/ui/checkbox";
import { FilterGroup, FilterMore, FilterPanel } from "@forecourt/ui/filter-panel";
import { HistogramRange } from "@forecourt/ui/histogram-range";
import { Link } from "@forecourt/ui/link";
import { type KitLocale, kitMessages } from "@forecourt/ui/messages";
import { useEffect, useRef } from "react";
import { count, dollars } from "../../sample/figures.ts";
import { FollowLink } from "../page/follow-link.tsx";
import { priceText } from "./applied-filters.ts";
import {
  type Filters,
  facetCounts,
  priceCounts,
  priceStops,
  toggled,
  type ValueGroup,
} from "./list-state.ts";
import { listWords } from "./list-words.ts";
import { valueName } from "./value-name.ts";

type FilterRailProps = {
  filters: Filters;
  total: number;
  /** Grows when the price is taken off from elsewhere: its fields start anew. */
  turn: number;
  onChange: (filters: Filters) => void;
  locale: KitLocale;
};

const MOST_SHOWN = 8;

/** The filters beside the list, in a sheet on phones. */
export function FilterRail({ filters, total, turn, onChange, locale }: FilterRailProps) {
  const words = listWords[locale];
  const messages = kitMessages(locale).filterPanel;
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef({ filters, onChange });
  latest.current = { filters, onChange };

  // The slider writes into the fields as if it had been typed, which React does not hear.
  useEffect(() => {
    const element = form.current!;
    const read = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.name.startsWith("price-")) return;
      const value = (name: string) => {
        const digits = String(new FormData(element).get(name) ?? "").replace(/\D/g, "");
        return digits === "" ? null : Number(digits);
      };
      latest.current.onChange({ ...latest.current.filters, price: [value("price-min"), value("price-max")] });
    };
    element.addEventListener("change", read);
    return () => element.removeEventListener("change", read);
  }, []);

  const group = (name: ValueGroup, open = false) => (
    <ValueGroupFields {...{ name, open, filters, onChange, locale }} />
  );
  const [min, max] = filters.price;
  return (
    <FilterPanel
      ref={form}
      id="filters"
      action="#results"
      data-enhanced=""
      title={messages.title}
      closeLabel={messages.close}
      clear={
        <Link as={FollowLink} href="#clear">
          {messages.clear}
        </Link>
      }
      submit={
        <Button type="submit" size="lg" block>
          {messages.show(total)}
        </Button>
      }
      onSubmit={(event) => {
        event.preventDefault();
        if (event.currentTarget.matches(":popover-open")) event.currentTarget.hidePopover();
      }}
    >
      <FilterGroup title={words.group.price} summary={priceText(filters, locale)} open>
        <HistogramRange
          key={turn}
          legend={words.group.price}
          legendHidden
          prefix="$"
          min={{
            id: "price-min",
            name: "price-min",
            label: kitMessages(locale).rangeFields.min,
            value: min === null ? "" : String(min),
            placeholder: kitMessages(locale).rangeFields.any,
          }}
          max={{
            id: "price-max",
            name: "price-max",
            label: kitMessages(locale).rangeFields.max,
            value: max === null ? "" : String(max),
            placeholder: kitMessages(locale).rangeFields.any,
          }}
          stops={priceStops.map((value) => ({ value, text: dollars(value, locale) }))}
          counts={priceCounts(filters)}
          thumbLabels={[words.minPrice, words.maxPrice]}
        />
      </FilterGroup>
      {group("condition", true)}
      {group("body")}
      {group("make")}
      {group("fuel")}
      {group("store")}
    </FilterPanel>
  );
}

type ValueGroupFieldsProps = Pick<FilterRailProps, "filters" | "onChange" | "locale"> & {
  name: ValueGroup;
  open: boolean;
};

function ValueGroupFields({ name, open, filters, onChange, locale }: ValueGroupFieldsProps) {
  const words = listWords[locale];
  const chosen = filters.values[name];
  const messages = kitMessages(locale).filterPanel;
  const counts = [...facetCounts(filters, name)].sort((a, b) => order(name, a[0], b[0]));
  const rows = counts.map(([value, many]) => (
    <CheckboxRow
      key={value}
      name={name}
      value={value}
      label={valueName(name, value, locale)}
      count={many}
      countText={count(many, locale)}
      checked={chosen.includes(value)}
      onChange={() => onChange(toggled(filters, name, value))}
    />
  ));
  const rest = rows.slice(MOST_SHOWN);
  return (
    <FilterGroup
      title={words.group[name]}
      summary={chosen.length > 0 ? words.chosen(chosen.length) : undefined}
      open={open}
    >
      {rows.slice(0, MOST_SHOWN)}
      {rest.length > 0 ? (
        <FilterMore label={messages.more(rest.length)} lessLabel={messages.fewer}>
          {rest}
        </FilterMore>
      ) : null}
    </FilterGroup>
  );
}

const firstConditions = ["new", "used", "certified"];

// What is shown must not move when something is ticked, so it never depends on the filters.
function order(group: ValueGroup, a: string, b: string): number {
  if (group === "condition") return firstConditions.indexOf(a) - firstConditions.indexOf(b);
  return (wholeStock(group).get(b) ?? 0) - (wholeStock(group).get(a) ?? 0);
}

const stockCounts = new Map<ValueGroup, Map<string, number>>();

function wholeStock(group: ValueGroup): Map<string, number> {
  const known =
    stockCounts.get(group) ??
    facetCounts(
      { values: { condition: [], body: [], make: [], fuel: [], store: [] }, price: [null, null] },
      group,
    );
  stockCounts.set(group, known);
  return known;
}
