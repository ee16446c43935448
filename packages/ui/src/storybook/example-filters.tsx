import { useState } from "react";
import { Button } from "../button/button.tsx";
import { CheckboxRow } from "../checkbox/checkbox.tsx";
import { FilterGroup, FilterMore, FilterPanel } from "../filter-panel/filter-panel.tsx";
import { Link } from "../link/link.tsx";
import { type KitLocale, kitMessages } from "../messages/messages.ts";
import { paintColors } from "../paint-swatch/paint-colors.ts";
import { localeOf, messagesOf, type StoryContext } from "./words.ts";

const words = {
  en: {
    condition: "Condition",
    conditions: ["New", "Used", "Certified"],
    make: "Make and model",
    makes: [
      "Mitsubishi",
      "Nissan",
      "Toyota",
      "Honda",
      "Ford",
      "Chevrolet",
      "Hyundai",
      "Kia",
      "Jeep",
      "Mazda",
      "Subaru",
      "Volvo",
    ],
    mileage: "Mileage",
    mileageSummary: "Under 85,000",
    covered: "Covered by lifetime warranty",
    fuel: "Fuel",
    fuels: ["Gas", "Hybrid", "Plug-in hybrid", "Electric"],
    color: "Exterior color",
    colors: ["White", "Black", "Blue", "Red"],
    store: "Store",
    stores: ["North Ave", "Riverside", "West Park", "Airport Rd"],
    chosen: "1 chosen",
    all: "All 4",
  },
  es: {
    condition: "Condición del vehículo",
    conditions: ["Nuevo", "Usado", "Certificado por el fabricante"],
    make: "Marca y modelo",
    makes: [
      "Mitsubishi",
      "Nissan",
      "Toyota",
      "Honda",
      "Ford",
      "Chevrolet",
      "Hyundai",
      "Kia",
      "Jeep",
      "Mazda",
      "Subaru",
      "Volvo",
    ],
    mileage: "Millaje",
    mileageSummary: "Menos de 85,000",
    covered: "Con garantía de por vida para el motor",
    fuel: "Combustible",
    fuels: ["Gasolina", "Híbrido", "Híbrido enchufable", "Eléctrico"],
    color: "Color exterior",
    colors: ["Blanco", "Negro", "Azul", "Rojo"],
    store: "Sucursal",
    stores: ["North Ave", "Riverside", "West Park", "Airport Rd"],
    chosen: "1 elegida",
    all: "Las 4",
  },
};

const counts = [68, 124, 39, 31, 26, 18, 12, 9, 8, 5, 3, 0];
const paints = ["white", "black", "blue", "red"] as const;

/** Filter groups of a list page; `onToggle` is called for every checkbox. */
function ExampleFilterGroups({ locale, onToggle }: { locale: KitLocale; onToggle?: () => void }) {
  const w = words[locale];
  const { filterPanel } = kitMessages(locale);
  const rows = (name: string, values: readonly string[], from = 0) =>
    values.map((value, index) => (
      <CheckboxRow
        key={value}
        name={name}
        value={value}
        label={value}
        count={counts[from + index]}
        onChange={onToggle}
      />
    ));
  return (
    <>
      <FilterGroup title={w.condition} open>
        {rows("condition", w.conditions)}
      </FilterGroup>
      <FilterGroup title={w.make} open>
        {rows("make", w.makes.slice(0, 8))}
        <FilterMore label={filterPanel.more(4)} lessLabel={filterPanel.fewer}>
          {rows("make", w.makes.slice(8), 8)}
        </FilterMore>
      </FilterGroup>
      <FilterGroup title={w.mileage} summary={w.mileageSummary} open>
        <CheckboxRow name="mileage" label={w.covered} count={163} defaultChecked onChange={onToggle} />
      </FilterGroup>
      <FilterGroup title={w.fuel} summary={w.chosen}>
        {rows("fuel", w.fuels)}
      </FilterGroup>
      <FilterGroup title={w.color}>
        {w.colors.map((color, index) => (
          <CheckboxRow
            key={color}
            name="color"
            value={color}
            count={counts[index]}
            onChange={onToggle}
            label={color}
            dot={paintColors[paints[index]!]}
          />
        ))}
      </FilterGroup>
      <FilterGroup title={w.store} summary={w.all}>
        {rows("store", w.stores)}
      </FilterGroup>
    </>
  );
}

/** All filters of a list; the count changes with the first checkbox. */
export function ExampleFilterPanel({ id, context }: { id: string; context: StoryContext }) {
  const { filterPanel } = messagesOf(context);
  const [count, setCount] = useState(231);
  return (
    <FilterPanel
      id={id}
      action="#results"
      title={filterPanel.title}
      closeLabel={filterPanel.close}
      clear={
        <Link href="#all" className="font-medium">
          {filterPanel.clear}
        </Link>
      }
      submit={
        <Button type="submit" size="lg" block>
          {filterPanel.show(count)}
        </Button>
      }
    >
      <ExampleFilterGroups locale={localeOf(context)} onToggle={() => setCount(148)} />
    </FilterPanel>
  );
}
