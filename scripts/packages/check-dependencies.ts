import { runCommand } from "../run-command.ts";

type Installed = { dependencies?: Record<string, Installed> };

/** What each pure package may bring along at run time; everything else a domain package may have, but never React. */
const BRINGS_ONLY: Record<string, string[]> = {
  "@forecourt/money": [],
  "@forecourt/calendar": ["@date-fns/tz"],
  "@forecourt/finance": ["@forecourt/money"],
  "@forecourt/trade-in": ["@date-fns/tz", "@forecourt/calendar", "@forecourt/money"],
  "@forecourt/offers": ["@date-fns/tz", "@forecourt/calendar", "@forecourt/money"],
  "@forecourt/contact-details": [],
  "@forecourt/inventory": [],
  "@forecourt/scheduling": ["@date-fns/tz", "@forecourt/calendar"],
  "@forecourt/consent": [],
  "@forecourt/experiments": [],
  "@forecourt/vehicle-illustrations": [],
  "@forecourt/tracking": ["@forecourt/contact-details"],
  "@forecourt/visitor": ["@forecourt/contact-details"],
};

/** Packages that bring along what they should not, as pnpm installed them in `folder`. */
export async function faultsOfDependencies(folder: string): Promise<string[]> {
  const { output } = await runCommand("pnpm", ["list", "--prod", "--depth", "Infinity", "--json"], {
    cwd: folder,
    quiet: true,
  });
  const [project] = JSON.parse(output) as [Installed];
  const direct = dependenciesByName(project);
  const installed = Object.keys(project.dependencies ?? {});
  const missing = Object.keys(BRINGS_ONLY).filter((name) => !installed.includes(name));
  if (missing.length > 0) return missing.map((name) => `${name} is not installed: nothing was looked at`);
  return installed.flatMap((name) => {
    const brought = [...everythingBelow(name, direct)].sort();
    const allowed = BRINGS_ONLY[name];
    const react = brought.filter((dependency) => /^react(-dom)?$/.test(dependency));
    if (react.length > 0) return [`${name} brings ${react.join(", ")}`];
    return allowed && brought.join() !== allowed.join()
      ? [`${name} brings ${brought.join(", ") || "nothing"} instead of ${allowed.join(", ") || "nothing"}`]
      : [];
  });
}

/** The direct dependencies of each package. pnpm lists them only where it meets the package for the first time. */
function dependenciesByName({ dependencies = {} }: Installed, direct = new Map<string, string[]>()) {
  for (const [name, installed] of Object.entries(dependencies)) {
    if (installed.dependencies) direct.set(name, Object.keys(installed.dependencies));
    dependenciesByName(installed, direct);
  }
  return direct;
}

function everythingBelow(
  name: string,
  direct: Map<string, string[]>,
  found = new Set<string>(),
): Set<string> {
  for (const dependency of direct.get(name) ?? []) {
    found.add(dependency);
    everythingBelow(dependency, direct, found);
  }
  return found;
}
