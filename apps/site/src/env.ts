import { parseWorkerPublicKey, WORKER_KEY_PROBLEMS } from "@forecourt/database/worker-key-text";
import { z } from "zod";

/** A host of a content security policy: an https origin, possibly with `*` as its first label. */
const imageHost = z
  .string()
  .regex(
    /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/,
    "must be https origins such as https://photos.example.com, with spaces between",
  );

/** Treats an empty variable, and `off`, as not set. */
const lenderKey = z
  .string()
  .optional()
  .transform((text) => (text === "" || text === "off" ? undefined : text));

/** The worker's public key without its prefix. A wrong one would make every lead fail, or unreadable. */
const workerPublicKey = z.string().transform((text, context) => {
  const key = parseWorkerPublicKey(text);
  if (key.ok) return key.value;
  context.addIssue({ code: "custom", message: WORKER_KEY_PROBLEMS[key.errors[0].code] });
  return z.NEVER;
});

const flag = z.enum(["0", "1"]).transform((value) => value === "1");

/**
 * The file with the settings of this environment; undefined without one. The settings are read before all else.
 */
export const settingsFile = (): string | undefined => process.env["SETTINGS_FILE"] || undefined;

/** Treats an empty variable as not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** The site's environment variables; `.env.example` explains each. */
const variables = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  WORKER_PORT: z.coerce.number().int().min(1).max(65_535).default(3001),
  SITE_URL: z.url().default("http://localhost:3000"),
  /** The database role of the site, which can write leads but not read them. */
  DATABASE_URL: z.string().min(1),
  /** The folder of the embedded database, which the last process of a killed start stops. */
  DATA_DIR: z.string().min(1).default(".data"),
  /** 32 random bytes in base64url: seals cookies, keys the hashes of rate limits and codes. */
  SITE_SECRET: z
    .string()
    .trim()
    .regex(/^[\w+/-]{43,}=*$/, "must be 32 random bytes in base64url, as `pnpm keys make` prints it"),
  /** The worker's public key: leads are sealed with it. */
  WORKER_PUBLIC_KEY: workerPublicKey,
  /** The lender's public key, a JWK of P-256: credit applications are sealed with it. Without it none is offered. */
  LENDER_PUBLIC_KEY: lenderKey,
  /** The worker posts applications there; the site only checks that a key is set too. */
  LENDER_API_URL: z.string().optional(),
  LEAD_RATE_LIMIT: z.coerce.number().int().min(0).default(10),
  /** Honeypot, timing and limits. Another value stops the start: there is no other defence. */
  BOT_DEFENCE: z.literal("standard", "must be standard, the only defence there is").default("standard"),
  SMS_API_URL: z.url().optional(),
  /** ClamAV's daemon, which scans resumes: `host:port` or the path of a socket. Without it nothing scans them. */
  CLAMD_ADDRESS: optional(
    z
      .string()
      .regex(
        /^(\/.+|.+:\d{1,5})$/,
        "must be host:port, or the path of a socket such as /run/clamav/clamd.ctl",
      ),
  ),
  /** A book API that values vehicles; without it, the built-in model does. */
  VALUATION_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The name of that book, as shoppers read it. Without it they read the host of its address. */
  VALUATION_NAME: optional(z.string().max(60)),
  /** An API that knows the VIN of a licence plate; without it, the form asks for the VIN. */
  PLATE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A scheduling API that keeps the service appointments of stores with scheduling ids; without it, the database does. */
  SCHEDULING_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A file with the definitions of experiments, instead of the dealership's own. */
  EXPERIMENTS_FILE: optional(z.string()),
  /** An endpoint with the definitions of experiments, asked every minute by default. */
  EXPERIMENTS_URL: optional(z.url({ protocol: /^https?$/, error: "must be an http or https address" })),
  /** An outside experiment service that the browser asks after consent. Without it pages have no client. */
  EXPERIMENT_SERVICE_URL: optional(
    z
      .url({ protocol: /^https?$/, error: "must be an http or https address" })
      .refine((url) => !/[?#]/.test(url), "must have no query: the key is EXPERIMENT_SERVICE_KEY")
      .transform((url) => url.replace(/\/+$/, "")),
  ),
  /** The site's client key at that service; every page shows it. */
  EXPERIMENT_SERVICE_KEY: optional(z.string()),
  EXPERIMENTS_INTERVAL_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  /** Other origins of vehicle photographs, space separated. */
  IMAGE_HOSTS: z
    .string()
    .default("")
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(imageHost)),
  /** Size of the page cache in megabytes. */
  PAGE_CACHE_MB: z.coerce.number().int().min(0).default(96),
  /** 1 defers the framework's scripts until the shopper shows intent. */
  HYDRATE_ON_INTENT: flag.default(true),
  /** 1 prerenders the content pages when the site starts. */
  PRERENDER_ON_START: flag.default(true),
  /** 1 when a trusted reverse proxy sets `X-Forwarded-For`; its last entry is then the peer. */
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

const schema = variables
  .refine(({ LENDER_API_URL, LENDER_PUBLIC_KEY }) => !LENDER_API_URL || LENDER_PUBLIC_KEY, {
    path: ["LENDER_PUBLIC_KEY"],
    error: "is missing, and LENDER_API_URL is set: give the lender's public key as a JWK",
  })
  .refine(({ EXPERIMENTS_FILE, EXPERIMENTS_URL }) => !EXPERIMENTS_FILE || !EXPERIMENTS_URL, {
    path: ["EXPERIMENTS_FILE"],
    error: "is set, and EXPERIMENTS_URL too: only one of them may have the definitions",
  })
  .refine(
    ({ EXPERIMENT_SERVICE_URL, EXPERIMENT_SERVICE_KEY }) => !EXPERIMENT_SERVICE_URL || EXPERIMENT_SERVICE_KEY,
    {
      path: ["EXPERIMENT_SERVICE_KEY"],
      error: "is missing, and EXPERIMENT_SERVICE_URL is set: give the site's client key",
    },
  );

export type SiteEnv = z.infer<typeof schema>;

let parsed: SiteEnv | undefined;

/** The parsed environment. Throws one error that lists every invalid variable. */
export function siteEnv(): SiteEnv {
  if (parsed) return parsed;
  const result = schema.safeParse(process.env);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`forecourt/site: these environment variables are wrong or missing:\n${lines.join("\n")}`);
  }
  parsed = result.data;
  return parsed;
}
