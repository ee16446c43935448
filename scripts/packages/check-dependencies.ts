import { runCommand } from "../run-command.ts";

type Installed = { dependencies?: Record<string, Installed> };

const RESULT = ["@forecourt/result", "@standard-schema/spec"];
const MONEY = ["@forecourt/money", "@forecourt/units", ...RESULT];
const CALENDAR = ["@forecourt/calendar", "@date-fns/tz"];

/** All that a pure package installs at run time, in any order; other domain packages may have any except React. */
const ALLOWED_DEPENDENCIES: Record<string, string[]> = {
  "@forecourt/units": [],
  "@forecourt/result": ["@standard-schema/spec"],
  "@forecourt/money": ["@forecourt/units", ...RESULT],
  "@forecourt/calendar": ["@date-fns/tz"],
  "@forecourt/finance": MONEY,
  "@forecourt/trade-in": [...CALENDAR, ...MONEY],
  "@forecourt/offers": [...CALENDAR, ...MONEY],
  "@forecourt/contact-details": RESULT,
  "@forecourt/vin": RESULT,
  "@forecourt/inventory": ["@forecourt/units", "@forecourt/vin", ...RESULT],
  "@forecourt/scheduling": [...CALENDAR, ...RESULT],
  "@forecourt/consent": [],
  "@forecourt/experiments": [],
  "@forecourt/vehicle-illustrations": [],
  "@forecourt/tracking": ["@forecourt/contact-details", ...RESULT],
  "@forecourt/visitor": ["@forecourt/contact-details", ...RESULT],
};

/** Reports packages with forbidden dependencies, as installed by pnpm in `folder`. */
export async function problemsOfDependencies(folder: string): Promise<string[]> {
  const { output } = await runCommand("pnpm", ["list", "--prod", "--depth", "Infinity", "--json"], {
    cwd: folder,
    quiet: true,
  });
  const [project] = JSON.parse(output) as [Installed];
  const direct = dependenciesByName(project);
  const installed = Object.keys(project.dependencies ?? {});
  const missing = Object.keys(ALLOWED_DEPENDENCIES).filter((name) => !installed.includes(name));
  if (missing.length > 0) return missing.map((name) => `${name} is not installed, so nothing was checked`);
  return installed.flatMap((name) => {
    const actual = [...transitiveDependencies(name, direct)].sort();
    const allowed = ALLOWED_DEPENDENCIES[name]?.toSorted();
    const react = actual.filter((dependency) => /^react(-dom)?$/.test(dependency));
    if (react.length > 0) return [`${name} brings ${react.join(", ")}`];
    return allowed && actual.join() !== allowed.join()
      ? [`${name} brings ${actual.join(", ") || "nothing"} instead of ${allowed.join(", ") || "nothing"}`]
      : [];
  });
}

/** Returns the direct dependencies of each package. pnpm lists them only at a package's first occurrence. */
function dependenciesByName({ dependencies = {} }: Installed, direct = new Map<string, string[]>()) {
  for (const [name, installed] of Object.entries(dependencies)) {
    if (installed.dependencies) direct.set(name, Object.keys(installed.dependencies));
    dependenciesByName(installed, direct);
  }
  return direct;
}

function transitiveDependencies(
  name: string,
  direct: Map<string, string[]>,
  found = new Set<string>(),
): Set<string> {
  for (const dependency of direct.get(name) ?? []) {
    found.add(dependency);
    transitiveDependencies(dependency, direct, found);
  }
  return found;
}
