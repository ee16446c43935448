import { z } from "zod";

/** Treats an empty variable as not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const httpUrl = z.url({ protocol: /^https?$/, error: "write an http or https address" });

const variables = z.object({
  /** Without it the embedded database of DATA_DIR is used. */
  DATABASE_URL: optional(z.string()),
  /** URL with the worker's role; takes precedence over DATABASE_URL. */
  WORKER_DATABASE_URL: optional(z.string()),
  DATA_DIR: z.string().min(1).default(".data"),
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  /** Address of health and metrics. The inbox always serves the local machine only. */
  WORKER_HOST: z.string().min(1).default("127.0.0.1"),
  /** Decrypts sealed leads; default: the key in DATA_DIR/keys. */
  WORKER_PRIVATE_KEY: optional(z.string()),
  /** Replaced private keys, separated by commas, for leads that were sealed before. */
  WORKER_RETIRED_KEYS: optional(z.string()),
  /** The site's public keys, which `pnpm keys check` compares with the private ones. */
  WORKER_PUBLIC_KEY: optional(z.string()),
  LENDER_PUBLIC_KEY: optional(z.string()),
  EMAIL_API_URL: optional(httpUrl),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "write an smtp or smtps address" })),
  SMS_API_URL: optional(httpUrl),
  /** Sealed credit applications are posted here; default: files in DATA_DIR/lender. */
  LENDER_API_URL: optional(httpUrl),
  /** Cancels the service appointments that a scheduling system keeps. */
  SCHEDULING_API_URL: optional(httpUrl),
  /** Events for the ad network are posted to `{AD_PIXEL_API_URL}/{pixelId}/events`. */
  AD_PIXEL_API_URL: z.preprocess(
    (value) => (value === "" ? undefined : value),
    httpUrl.default("https://graph.facebook.com/v23.0"),
  ),
  /** Access token of the ad pixel; needed when the dealership has one. */
  AD_PIXEL_TOKEN: optional(z.string()),
  /** Where the dealership's staff reach this worker's pages; default: this machine. */
  WORKER_URL: optional(httpUrl),
  /** 1 behind a reverse proxy that sets X-Forwarded-For. */
  TRUST_PROXY: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z
      .enum(["0", "1"])
      .default("0")
      .transform((value) => value === "1"),
  ),
  SITE_URL: z.url().default("http://localhost:3000"),
  /** Sender of emails; default: the website's address in the dealership's settings. */
  MAIL_FROM: optional(z.email()),
  /** JSON with settings that win over the dealership's. */
  SETTINGS_FILE: optional(z.string()),
  /** Definitions of experiments, as the site has them: a file, or an endpoint. */
  EXPERIMENTS_FILE: optional(z.string()),
  EXPERIMENTS_URL: optional(httpUrl),
  NODE_ENV: optional(z.string()),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

const schema = variables.refine(
  ({ EXPERIMENTS_FILE, EXPERIMENTS_URL }) => !EXPERIMENTS_FILE || !EXPERIMENTS_URL,
  {
    path: ["EXPERIMENTS_FILE"],
    error: "is set, and EXPERIMENTS_URL too: only one of them may have the definitions",
  },
);

export type WorkerEnv = z.infer<typeof schema>;
export type EnvResult = { ok: true; env: WorkerEnv } | { ok: false; problems: string[] };

/** Validates the environment; names every invalid variable, but never a value. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): EnvResult {
  const result = schema.safeParse(variables);
  if (result.success) return { ok: true, env: result.data };
  return {
    ok: false,
    problems: result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`),
  };
}
