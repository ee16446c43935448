import { z } from "zod";

/** `1234=north,5678=riverside`: what a feed calls its stores, and their ids here. */
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

/** An empty variable is one that was not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const schema = z.object({
  /** Address of the database; without one the embedded database of DATA_DIR is used. */
  DATABASE_URL: optional(z.string()),
  /** The worker's own role, which may change vehicles and not read leads; wins over DATABASE_URL. */
  WORKER_DATABASE_URL: optional(z.string()),
  DATA_DIR: z.string().min(1).default(".data"),
  DEALERSHIP: z.string().min(1).default("larkspur"),
  /** File or address that the scheduled importer reads. */
  FEED_URL: optional(z.string()),
  /** Minutes between two imports; 0 imports once and ends. */
  FEED_INTERVAL_MINUTES: z.coerce.number().min(0).max(10_080).default(0),
  FEED_FORMAT: optional(z.string()),
  FEED_STORE: optional(z.string()),
  FEED_STORES: z.preprocess((value) => value ?? "", storeCodes),
  /** Largest share of a store's vehicles that an import may take off the lot: `40%`. */
  FEED_MAX_DROP: z.string().default("40%"),
  /** The folder the command was typed in, which a package manager moves away from. */
  INIT_CWD: optional(z.string()),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

export type ImporterEnv = z.infer<typeof schema>;
export type EnvResult = { ok: true; env: ImporterEnv } | { ok: false; problems: string[] };

/** Reads the environment; every bad variable is named. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): EnvResult {
  const result = schema.safeParse(variables);
  if (result.success) return { ok: true, env: result.data };
  return {
    ok: false,
    problems: result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`),
  };
}
