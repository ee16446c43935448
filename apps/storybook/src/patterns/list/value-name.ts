import { larkspur } from "@forecourt/sample-dealership";
import type { KitLocale } from "@forecourt/ui/messages";
import { vehicleWords } from "../../sample/vehicle-words.ts";
import type { ValueGroup } from "./list-state.ts";

/** What a filter's value is called; makes are called the same everywhere. */
export function valueName(group: ValueGroup, value: string, locale: KitLocale): string {
  const words = vehicleWords[locale];
  const names: Record<ValueGroup, Readonly<Record<string, string>>> = {
    condition: words.condition,
    body: words.body,
    fuel: words.fuel,
    make: {},
    store: Object.fromEntries(larkspur.settings.stores.map(({ id, name }) => [id, name])),
  };
  return names[group][value] ?? value;
}
