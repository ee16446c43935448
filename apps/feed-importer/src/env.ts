import { z } from "zod";

/** `1234=north,5678=riverside`: store codes of the feed and store ids. */
const storeCodes = z.string().transform((text, context) => {
  const pairs = text
    .split(",")
    .map((pair) => pair.split("=").map((part) => part.trim()))
    .filter(([code]) => code !== "");
  if (pairs.every(([code, id, ...rest]) => code && id && rest.length === 0)) {
    return Object.fromEntries(pairs) as Record<string, string>;
  }
  context.addIssue({ code: "custom", message: "write CODE=store pairs with commas between them" });
  return z.NEVER;
});

/** Treats an empty variable as not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const schema = z.object({
  /** Without it the embedded database of DATA_DIR is used. */
  DATABASE_URL: optional(z.string()),
  /** URL with the importer's role; takes precedence over DATABASE_URL. */
  IMPORTER_DATABASE_URL: optional(z.string()),
  DATA_DIR: z.string().min(1).default(".data"),
  /** File or URL that the scheduled importer reads. */
  FEED_URL: optional(z.string()),
  /** Minutes between imports; 0 imports once. */
  FEED_INTERVAL_MINUTES: z.coerce.number().min(0).max(10_080).default(0),
  FEED_FORMAT: optional(z.string()),
  /** JSON file with the feed's own columns by field. */
  FEED_COLUMNS: optional(z.string()),
  FEED_STORE: optional(z.string()),
  FEED_STORES: z.preprocess((value) => value ?? "", storeCodes),
  /** Maximum share of a store's vehicles that an import may remove: `40%`. */
  FEED_MAX_DROP: z.string().default("40%"),
  /** JSON file with settings of this environment, the site's and the worker's too. */
  SETTINGS_FILE: optional(z.string()),
  /** The folder in which the command was typed; package managers change the working directory. */
  INIT_CWD: optional(z.string()),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

export type ImporterEnv = z.infer<typeof schema>;
export type EnvResult = { ok: true; env: ImporterEnv } | { ok: false; problems: string[] };

/** Validates the environment and names every invalid variable. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): EnvResult {
  const result = schema.safeParse(variables);
  if (result.success) return { ok: true, env: result.data };
  return {
    ok: false,
    problems: result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`),
  };
}
