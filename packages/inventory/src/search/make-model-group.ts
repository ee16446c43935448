import type { Vocabulary } from "../vocabulary.ts";
import type { MakeModel } from "./stock-labels.ts";
import { buildColumn, type ValueColumn } from "./value-column.ts";
import { byLabel, type Choice, groupOf, type ValueGroupIndex } from "./value-groups.ts";

export type MakeModelGroup = ValueGroupIndex<ValueColumn> & {
  /** Each make's models by make id: all known ids, and the codes of those in stock. */
  modelsOf: Map<string, { ids: Set<string>; codes: number[] }>;
  /** Codes by model id; several makes can share a model id. */
  codesOfModel: Map<string, number[]>;
};

/** Makes and models in one group: a code is a pair of make and model. */
export function makeModelGroup(
  codes: Uint16Array,
  pairs: readonly MakeModel[],
  vocabulary: Vocabulary,
): MakeModelGroup {
  const column = buildColumn(codes, pairs.length);
  const makes = new Map<string, Choice>();
  const models = new Map<string, Choice & { make: string }>();
  const modelsOf: MakeModelGroup["modelsOf"] = new Map();
  // By label, so that the codes of former vehicles change no answer.
  const inStock = [...pairs.keys()].filter((code) => column.totals[code]! > 0);
  for (const code of inStock.sort((a, b) => (pairs[a]!.text < pairs[b]!.text ? -1 : 1))) {
    const { makeLabel, modelLabel, make, model } = pairs[code]!;
    const ofMake = modelsOf.get(make) ?? { ids: new Set(vocabulary.makes.get(make)?.models), codes: [] };
    ofMake.ids.add(model);
    ofMake.codes.push(code);
    modelsOf.set(make, ofMake);
    addCode(makes, { value: make, label: vocabulary.makes.get(make)?.label ?? makeLabel, codes: [code] });
    addCode(models, {
      value: model,
      label: vocabulary.models.get(model)?.label ?? modelLabel,
      make,
      codes: [code],
    });
  }
  const codesOfModel = new Map([...models].map(([id, { codes }]) => [id, [...codes]]));
  for (const [id, model] of models) {
    // A make that is also a model of another make counts once, as the make.
    const make = makes.get(id);
    if (!make) continue;
    make.codes = [...new Set([...make.codes, ...model.codes])];
    models.delete(id);
  }
  const choicesOf = new Map([...makes.keys()].map((make): [string, Choice[]] => [make, []]));
  for (const model of [...models.values()].sort(byLabel)) choicesOf.get(model.make)!.push(model);
  const choices = [...makes.values()]
    .sort(byLabel)
    .flatMap((make) => [make, ...choicesOf.get(make.value)!])
    .filter(({ value }) => value !== "");
  return { ...groupOf(column, choices), modelsOf, codesOfModel };
}

/**
 * Returns the codes that match make and model ids: the listed models, and all models of a make without listed models.
 * A listed model that is not in stock narrows its make too: "Nissan Altima" never means every Nissan.
 */
export function makeModelCodes({ modelsOf, codesOfModel }: MakeModelGroup, ids: readonly string[]): number[] {
  const listed = new Set(ids);
  const codes = new Set<number>();
  for (const id of listed) {
    for (const code of codesOfModel.get(id) ?? []) codes.add(code);
    const make = modelsOf.get(id);
    if (make && ![...make.ids].some((model) => listed.has(model)))
      for (const code of make.codes) codes.add(code);
  }
  return [...codes];
}

function addCode<C extends Choice>(choices: Map<string, C>, choice: C): void {
  const known = choices.get(choice.value);
  if (known) known.codes.push(...choice.codes);
  else choices.set(choice.value, choice);
}
