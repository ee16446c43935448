import { hybridNameplates } from "./hybrid-nameplates.ts";
import { type Schema, valuesOf } from "./read-schemas.ts";

/**
 * vPIC says "Gasoline" of many hybrids. A nameplate that was sold as a hybrid keeps the fuel only in years for which vPIC
 * tells its hybrids by a second fuel.
 */
export function leaveOutDoubtfulGasoline(schemas: Iterable<Schema>): void {
  const told = new Set<string>();
  for (const schema of schemas) {
    if (!valuesOf(schema, "fuel2").includes("electricity")) continue;
    for (const model of schema.models)
      for (let year = schema.firstYear; year <= schema.lastYear; year++) told.add(`${model} ${year}`);
  }
  for (const { rows, models, firstYear } of schemas) {
    const doubtful = models.some(
      (model) => hybridNameplates.has(model) && !told.has(`${model} ${firstYear}`),
    );
    if (!doubtful) continue;
    for (const given of rows.values()) if (given.get("fuel") === "gasoline") given.set("fuel", "");
  }
}

/** Models of several body styles, of which vPIC names one. */
const SEVERAL_BODIES = new Set(["Hyundai|Accent", "Hyundai|Elantra", "Kia|Forte", "Kia|Rio"]);

/** How many schemas must agree on a model's body style. */
const ENOUGH = 3;

/**
 * Some years of vPIC have no body class. A model that had one body style in all other years keeps it: every Sonata is a
 * sedan, a CTS may be a coupe.
 */
export function fillBodyStyles(schemas: Iterable<Schema>): void {
  const known = new Map<string, string[]>();
  for (const schema of schemas) {
    if (new Set(schema.models).size !== 1) continue;
    const bodies = new Set(valuesOf(schema, "bodyStyle"));
    if (bodies.size > 0) known.set(schema.models[0]!, [...(known.get(schema.models[0]!) ?? []), ...bodies]);
  }
  for (const schema of schemas) {
    if (valuesOf(schema, "bodyStyle").length > 0) continue;
    for (const given of schema.rows.values()) {
      const model = given.get("model") ?? "";
      const bodies = SEVERAL_BODIES.has(model) ? [] : (known.get(model) ?? []);
      if (bodies.length >= ENOUGH && new Set(bodies).size === 1) given.set("bodyStyle", bodies[0]!);
    }
  }
}
