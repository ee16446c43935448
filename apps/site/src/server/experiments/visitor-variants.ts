import { assignVariant } from "@forecourt/experiments";
import { parseVehiclePath } from "@forecourt/inventory";
import { runningExperiments } from "./experiments-config.ts";

/** A visitor's variant of a running experiment. */
export type VisitorVariant = {
  experiment: string;
  variant: string;
  isControl: boolean;
  /** Absent when the experiment changes all pages. */
  pages?: readonly string[] | undefined;
};

/**
 * The visitor's variant of every running experiment. Without an id there is none: the visitor sees the controls.
 *
 * @example visitorVariants("7f1c…") // [{ experiment: "home-hero-order", variant: "warranty-first", isControl: false, … }]
 */
export function visitorVariants(id: string | null, experiments = runningExperiments()): VisitorVariant[] {
  if (id === null) return [];
  return experiments.map((experiment) => {
    const { name } = assignVariant(experiment, id);
    const isControl = name === experiment.variants[0]!.name;
    return { experiment: experiment.name, variant: name, isControl, pages: experiment.pages };
  });
}

/**
 * The variants that concern a page.
 *
 * @param path its path without the language's folder
 */
export function variantsOfPage(variants: readonly VisitorVariant[], path: string): readonly VisitorVariant[] {
  return variants.filter(({ pages }) => pages === undefined || pages.some((page) => isPageOf(page, path)));
}

function isPageOf(page: string, path: string): boolean {
  if (page === "vehicles") return parseVehiclePath(path) !== null;
  return page.endsWith("/*") ? path.startsWith(page.slice(0, -1)) : path === page;
}

/**
 * The key of a page's variants in addresses and caches. Controls are not in it, so that they share the page of
 * visitors without an id.
 *
 * @example variantsKey([{ experiment: "hero", variant: "bold", isControl: false }]) // "hero.bold"
 */
export function variantsKey(variants: readonly VisitorVariant[]): string {
  return variants
    .filter(({ isControl }) => !isControl)
    .map(({ experiment, variant }) => `${experiment}.${variant}`)
    .join("_");
}
