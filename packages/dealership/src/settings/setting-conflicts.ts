import * as z from "zod";
import { appointmentsConflicts } from "./appointments-conflicts.ts";
import { type Check, check, named, repeated } from "./conflict-check.ts";
import type { ConfigError } from "./schema-errors.ts";
import { stateChargesConflicts } from "./state-charges-conflicts.ts";

const storesNeeded = { stores: z.array(named) };

const uniqueStores = check(z.looseObject(storesNeeded), ({ stores }) =>
  repeated(
    stores.map(({ id }, index) => ({ id, path: ["stores", index, "id"] })),
    "stores.duplicate-id",
  ),
);

const uniqueReports = check(z.looseObject({ vehicleHistory: z.array(named) }), ({ vehicleHistory }) =>
  repeated(
    vehicleHistory.map(({ id }, index) => ({ id, path: ["vehicleHistory", index, "id"] })),
    "vehicle-history.duplicate-id",
  ),
);

const menu = z.array(z.looseObject({ id: z.string(), items: z.array(named).default([]) }));

/** Labels and list keys are found by an entry's id. */
const uniqueMenuEntries = check(z.looseObject({ menus: z.record(z.string(), menu) }), ({ menus }) =>
  Object.entries(menus).flatMap(([name, entries]) => {
    const all = entries.flatMap(({ id, items }, index) => {
      const path = ["menus", name, index];
      return [
        { id, path: [...path, "id"] },
        ...items.map((item, at) => ({ id: item.id, path: [...path, "items", at, "id"] })),
      ];
    });
    return repeated(all, "menu.duplicate-id");
  }),
);

const supportedLanguage = check(
  z.looseObject({ languages: z.looseObject({ default: z.string(), supported: z.array(z.string()) }) }),
  ({ languages }) =>
    languages.supported.includes(languages.default)
      ? []
      : [{ path: ["languages", "default"], code: "language.unsupported" }],
);

const routedStores = check(
  z.looseObject({
    ...storesNeeded,
    leadRouting: z.looseObject({ stores: z.record(z.string(), z.unknown()) }),
  }),
  ({ stores, leadRouting }) =>
    Object.keys(leadRouting.stores)
      .filter((id) => stores.every((store) => store.id !== id))
      .map((id) => ({ path: ["leadRouting", "stores", id], code: "lead-routing.unknown-store" })),
);

const disclaimers = z.record(
  z.string(),
  z.looseObject({ disclaimer: z.record(z.string(), z.unknown()).nullable() }),
);

/** The default language is the fallback, so every disclaimer must have it. */
const writtenDisclaimers = check(
  z.looseObject({ languages: z.looseObject({ default: z.string() }), claims: disclaimers }),
  ({ languages, claims }) =>
    Object.entries(claims)
      .filter(([, { disclaimer }]) => disclaimer !== null && !Object.hasOwn(disclaimer, languages.default))
      .map(([id]) => ({ path: ["claims", id, "disclaimer"], code: "claim.default-language-missing" })),
);

const rulesNeeded = z.looseObject({
  routeRules: z.array(z.looseObject({ from: z.string(), to: z.string() })),
  // Invalid languages are reported by their own schema.
  languages: z.looseObject({ supported: z.array(z.string()) }).catch({ supported: [] }),
});

/** The language prefix is removed before rules are matched: a rule with one never matches. */
const rulesWithoutLanguage = check(rulesNeeded, ({ routeRules, languages }) =>
  routeRules.flatMap(({ from }, index) =>
    languages.supported.includes(from.split("/")[1] ?? "")
      ? [{ path: ["routeRules", index, "from"], code: "route-rule.path-invalid" }]
      : [],
  ),
);

/** Rejects rules whose target matches another rule: that would redirect twice, or forever. */
const oneHopRules = check(rulesNeeded, ({ routeRules, languages }) =>
  routeRules.flatMap(({ to }, index) => {
    const target = comparable(to, languages.supported);
    const meets = routeRules.some(({ from }) =>
      from.endsWith("/**") ? `${target}/`.startsWith(from.slice(0, -2)) : from === target,
    );
    return meets ? [{ path: ["routeRules", index, "to"], code: "route-rule.chained" }] : [];
  }),
);

/** Normalises a target's path for comparison with rules: lowercase, no language prefix, no repeated slashes. */
function comparable(to: string, languages: readonly string[]): string {
  const [path = ""] = to.toLowerCase().split(/[?#]/, 1);
  if (!path.startsWith("/")) return path;
  const [first = "", ...rest] = path.split("/").filter((part) => part !== "");
  return `/${(languages.includes(first) ? rest : [first, ...rest]).join("/")}`;
}

const CHECKS: readonly Check[] = [
  rulesWithoutLanguage,
  oneHopRules,
  uniqueStores,
  uniqueReports,
  uniqueMenuEntries,
  supportedLanguage,
  routedStores,
  writtenDisclaimers,
  ...stateChargesConflicts,
  ...appointmentsConflicts,
];

/** Finds settings that are valid alone and contradict each other (docs/product/dealership.md, "Errors"). */
export function settingConflicts(settings: unknown): ConfigError[] {
  return CHECKS.flatMap((conflicts) => conflicts(settings));
}
