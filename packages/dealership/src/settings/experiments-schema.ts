import { type Result, resultOf } from "@forecourt/result";
import * as z from "zod";
import { nonEmpty, slug, uniqueList } from "./field-schemas.ts";
import { type ConfigError, schemaErrors } from "./schema-errors.ts";

const overrides = z.record(z.string(), z.unknown());

/** What a variant changes: settings, and words by language, merged over the site's. */
const changes = {
  settings: overrides.optional(),
  langs: z.record(z.string(), overrides).optional(),
};

/** Percent of the visitors. Two decimals, since assignment has 10,000 buckets. */
const weight = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9, "weight.decimals");

const hasUniqueNames = (list: readonly { name: string }[]) =>
  new Set(list.map(({ name }) => name)).size === list.length;

const experiment = z.strictObject({
  name: slug,
  status: z.enum(["running", "off"]),
  /** Another salt assigns every visitor anew; by default the name. */
  salt: nonEmpty.optional(),
  /** It runs only while this flag is on. */
  flag: slug.optional(),
  /** The pages that it changes; by default all. A path is one page, `/service/*` the pages below. */
  pages: z
    .array(z.string().regex(/^(vehicles|\/([a-z0-9-]+\/)*([a-z0-9-]+|\*)?)$/, "path.invalid"))
    .min(1)
    .optional(),
  /** The first is the control, which changes nothing. */
  variants: z
    .array(z.strictObject({ name: slug, weight, ...changes }))
    .min(2)
    .refine(hasUniqueNames, "list.duplicate")
    .refine(
      (variants) => Math.abs(variants.reduce((sum, variant) => sum + variant.weight, 0) - 100) < 1e-9,
      "weights.sum",
    )
    .refine(([control]) => !control?.settings && !control?.langs, "control.changes"),
});

/** The schema of a dealership's experiments, flags and dynamic configs (docs/product/experiments.md). */
export const experimentsSchema = z
  .strictObject({
    experiments: z.array(experiment).refine(hasUniqueNames, "list.duplicate"),
    flags: z.record(slug, z.boolean()),
    /** Merged for every visitor, before the experiments. */
    dynamicConfigs: z.record(slug, z.strictObject(changes)),
    /** Names of the experiments that an outside service decides in the browser. */
    service: uniqueList(nonEmpty).optional(),
  })
  .superRefine(({ experiments, flags, service = [] }, context) => {
    service.forEach((name, at) => {
      if (experiments.every((own) => own.name !== name)) return;
      context.addIssue({ code: "custom", path: ["service", at], message: "list.duplicate" });
    });
    experiments.forEach(({ flag }, at) => {
      if (flag === undefined || Object.hasOwn(flags, flag)) return;
      context.addIssue({ code: "custom", path: ["experiments", at, "flag"], message: "flag.unknown" });
    });
  });

export type ExperimentsConfig = z.infer<typeof experimentsSchema>;
export type ExperimentDefinition = ExperimentsConfig["experiments"][number];

/**
 * Validates the definitions alone. The site also checks them against its settings and words.
 *
 * @example parseExperiments({ experiments: [], flags: {}, dynamicConfigs: {} }).ok // true
 */
export function parseExperiments(input: unknown): Result<ExperimentsConfig, ConfigError> {
  const parsed = experimentsSchema.safeParse(input);
  return resultOf(schemaErrors(parsed.error?.issues ?? [], input), () => parsed.data!);
}
