/** A group of turbo tasks that run side by side. The reports of these names have their counts. */
export type Stage = {
  /** The name on the command line: `--part browser`. */
  part: string;
  title: string;
  tasks: readonly string[];
  reports: readonly string[];
};

const BUILDS = ["@forecourt/site#build", "@forecourt/storybook#build:smoke"];

/** `pnpm test`: proves the whole once, fast checks first. */
export const DEFAULT_STAGES: readonly Stage[] = [
  { part: "static", title: "static checks", tasks: ["verify"], reports: ["verify"] },
  {
    part: "unit",
    title: "unit, property and database tests, the builds, and one package of each layer as installed",
    tasks: ["test", "test:isolated", "test:scripts", "check:layers", ...BUILDS],
    reports: ["unit", "unit-isolated", "scripts", "check-layers"],
  },
  {
    part: "core",
    title: "the core of the browser tests, and each story once",
    tasks: ["test:core", "test:smoke"],
    reports: ["core", "smoke"],
  },
];

/** What `pnpm test:full` runs after those. */
export const FURTHER_STAGES: readonly Stage[] = [
  {
    part: "packages",
    title: "the packages as they are installed",
    tasks: ["check:packages"],
    reports: ["check-packages"],
  },
  { part: "storybook", title: "the kit's Storybook", tasks: ["test:stories"], reports: ["stories"] },
  { part: "browser", title: "the built site in a browser", tasks: ["test:browser"], reports: ["browser"] },
  {
    part: "speed",
    title: "moves and weights against an earlier revision",
    tasks: ["bench:guard"],
    reports: ["bench-moves"],
  },
];

/** `pnpm test --affected`: what a change can be checked with in a minute. */
export const AFFECTED_STAGES: readonly Stage[] = [
  {
    part: "unit",
    title: "types of what changed and of what uses it, and tests that import it",
    tasks: ["typecheck", "test", "test:isolated"],
    reports: ["unit", "unit-isolated"],
  },
];
