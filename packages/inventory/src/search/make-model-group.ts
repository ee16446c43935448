import { makeId, modelId } from "../model-id.ts";
import type { Vehicle } from "../vehicle.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { createNumbering } from "./numbering.ts";
import { buildColumn, type ValueColumn } from "./value-column.ts";
import { byLabel, type Choice, groupOf, type ValueGroupIndex } from "./value-groups.ts";

export type MakeModelGroup = ValueGroupIndex<ValueColumn> & {
  /** Each make's models by make id: their ids, and the codes of all of them. */
  modelsOf: Map<string, { ids: Set<string>; codes: number[] }>;
  /** Codes by model id; several makes can share a model id. */
  codesOfModel: Map<string, number[]>;
  /** Labels of make and model by code. */
  labels: string[];
};

/** Makes and models in one group: a code is a pair of make and model. */
export function makeModelGroup(vehicles: readonly Vehicle[], vocabulary: Vocabulary): MakeModelGroup {
  const pairs = createNumbering();
  const codes = Uint16Array.from(vehicles, ({ make, model }) => pairs.numberOf(`${make}\n${model}`));
  const makes = new Map<string, Choice>();
  const models = new Map<string, Choice>();
  const modelsOf: MakeModelGroup["modelsOf"] = new Map();
  for (const [code, pair] of pairs.texts.entries()) {
    const [makeLabel = "", modelLabel = ""] = pair.split("\n");
    const make = makeId(makeLabel);
    const model = modelId(makeLabel, modelLabel);
    const ofMake = modelsOf.get(make) ?? { ids: new Set(), codes: [] };
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
  const sorted = [...models.values()].sort(byLabel);
  const choices = [...makes.values()]
    .sort(byLabel)
    .flatMap((make) => [make, ...sorted.filter((model) => model.make === make.value)])
    .filter(({ value }) => value !== "");
  const group = groupOf(buildColumn(codes, pairs.texts.length), choices);
  return { ...group, modelsOf, codesOfModel, labels: pairs.texts };
}

/**
 * Returns the codes that match make and model ids: the listed models, and all models of a make without listed models.
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

function addCode(choices: Map<string, Choice>, choice: Choice): void {
  const known = choices.get(choice.value);
  if (known) known.codes.push(...choice.codes);
  else choices.set(choice.value, choice);
}
