import { runCommand } from "../run-command.ts";

type Installed = { dependencies?: Record<string, Installed> };

/** Allowed runtime dependencies of pure packages; other domain packages may have any except React. */
const ALLOWED_DEPENDENCIES: Record<string, string[]> = {
  "@forecourt/units": [],
  "@forecourt/result": ["@standard-schema/spec"],
  "@forecourt/money": ["@forecourt/result", "@forecourt/units", "@standard-schema/spec"],
  "@forecourt/calendar": ["@date-fns/tz"],
  "@forecourt/finance": [
    "@forecourt/money",
    "@forecourt/result",
    "@forecourt/units",
    "@standard-schema/spec",
  ],
  "@forecourt/trade-in": [
    "@date-fns/tz",
    "@forecourt/calendar",
    "@forecourt/money",
    "@forecourt/result",
    "@forecourt/units",
    "@standard-schema/spec",
  ],
  "@forecourt/offers": [
    "@date-fns/tz",
    "@forecourt/calendar",
    "@forecourt/money",
    "@forecourt/result",
    "@forecourt/units",
    "@standard-schema/spec",
  ],
  "@forecourt/contact-details": [],
  "@forecourt/vin": ["@forecourt/result", "@standard-schema/spec"],
  "@forecourt/inventory": ["@forecourt/result", "@forecourt/vin", "@standard-schema/spec"],
  "@forecourt/scheduling": [
    "@date-fns/tz",
    "@forecourt/calendar",
    "@forecourt/result",
    "@standard-schema/spec",
  ],
  "@forecourt/consent": [],
  "@forecourt/experiments": [],
  "@forecourt/vehicle-illustrations": [],
  "@forecourt/tracking": ["@forecourt/contact-details"],
  "@forecourt/visitor": ["@forecourt/contact-details"],
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
    const allowed = ALLOWED_DEPENDENCIES[name];
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
