/**
 * Starts a dealership from a fresh clone. Builds, starts the database, migrates, imports the sample inventory if empty.
 * Runs site and worker until stopped. `pnpm start`, `pnpm dev`.
 */
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  type EmbeddedPostgres,
  EmbeddedPostgresError,
  startEmbeddedPostgres,
} from "../packages/database/src/embedded/index.ts";
import {
  currentInventoryVersion,
  DatabaseAddressError,
  MigrateError,
  migrate,
  openDatabase,
  publishWorkerKeys,
  requireDatabase,
  WrongSecretError,
} from "../packages/database/src/index.ts";
import { feedUrl } from "../packages/sample-dealership/src/files.ts";
import { root, runCommand } from "./run-command.ts";
import { buildSite } from "./start/build-site.ts";
import { portsInUse } from "./start/check-ports.ts";
import { endLeftovers } from "./start/end-leftovers.ts";
import { localSecrets } from "./start/local-secrets.ts";
import { openRunFile, type RunFile } from "./start/run-file.ts";
import { type Supervised, supervise } from "./start/supervise.ts";
import { waitForHealth } from "./start/wait-for-health.ts";

/** EX_CONFIG of sysexits.h: a restart would not help. */
const EXIT_CONFIG = 78;

class WrongSettingsError extends Error {
  constructor(process: string) {
    super(`The settings of the ${process} are wrong; see the lines above.`);
  }
}

/** A process that ends so often before it is healthy never will be. */
const MOST_ENDS = 5;

if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
const development = process.argv.includes("--dev");
const env = process.env;
const port = Number(env["PORT"] ?? 3000);
const workerPort = Number(env["WORKER_PORT"] ?? 3001);
const siteUrl = env["SITE_URL"] ?? `http://localhost:${port}`;
const dataDir = resolve(root, env["DATA_DIR"] ?? ".data");
const startedAt = performance.now();
const say = (line: string) => console.log(`  ${line}`);

const running: Supervised[] = [];
let embedded: EmbeddedPostgres | undefined;
let runFile: RunFile | undefined;
let stopping: Promise<void> | undefined;
let isReady = false;
/** Rejects when site or worker cannot start. */
const failure = Promise.withResolvers<never>();

const stop = (code: number): Promise<void> => {
  stopping ??= (async () => {
    await Promise.all(running.map((process) => process.stop()));
    await embedded?.stop();
    runFile?.remove();
    say("stopped");
    process.exit(code);
  })();
  return stopping;
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
// A test opens a channel to the start. It closes however the test ends, also by SIGKILL.
process.once("disconnect", () => void stop(0));

try {
  await start();
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}`);
  await stop(exitCodeOf(error));
}

function exitCodeOf(error: unknown): number {
  if (
    error instanceof EmbeddedPostgresError ||
    error instanceof DatabaseAddressError ||
    error instanceof WrongSecretError
  )
    return error.exitCode;
  // All reasons of these need a person.
  return error instanceof MigrateError || error instanceof WrongSettingsError ? EXIT_CONFIG : 1;
}

async function start(): Promise<void> {
  console.log("Forecourt");
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const others = await endLeftovers(dataDir, { say });
  const taken = await portsInUse([port, workerPort]);
  if (taken.length > 0) {
    const names = taken
      .map((number) => `${number} (${number === port ? "PORT" : "WORKER_PORT"})`)
      .join(" and ");
    const holder = others
      .map(({ pid }) => ` Forecourt already runs on ${dataDir}, as process ${pid}.`)
      .join("");
    throw new Error(
      `Port ${names} is in use.${holder} Stop what listens there, or choose another: PORT=4000 WORKER_PORT=4001 npx -y pnpm@12 start`,
    );
  }
  for (const variable of [
    "DATABASE_URL",
    "SITE_DATABASE_URL",
    "WORKER_DATABASE_URL",
    "IMPORTER_DATABASE_URL",
  ]) {
    const url = env[variable];
    if (url) await requireDatabase(url, { variable });
  }
  runFile = openRunFile(dataDir);

  const [, databases] = await Promise.all([development ? prepareDevelopment() : build(), prepareDatabase()]);
  const secrets = databases.secrets;
  await loadSampleInventory(databases);
  // The site, which starts beside the worker, must know the key.
  const database = openDatabase(databases.workerUrl, { max: 1 });
  await publishWorkerKeys(database, [secrets.workerKeys.publicKey]).finally(() => database.close());

  const shared = {
    PORT: String(port),
    WORKER_PORT: String(workerPort),
    SITE_URL: siteUrl,
    DATA_DIR: dataDir,
    NODE_ENV: development ? "development" : "production",
  };
  const watch = (name: string) => {
    let ends = 0;
    return {
      log: say,
      onStart(pid: number) {
        runFile?.record(name, pid);
        embedded?.addUser(pid);
      },
      onEnd(code: number | null) {
        // Once both ran, a restart of one must not stop the other.
        if (isReady) return;
        ends += 1;
        if (code === EXIT_CONFIG) failure.reject(new WrongSettingsError(name));
        else if (ends >= MOST_ENDS)
          failure.reject(new Error(`The ${name} ended ${ends} times; see the lines above.`));
      },
    };
  };
  running.push(
    supervise(
      "site",
      [join(root, "apps/site/src/page-server/main.ts"), ...(development ? ["--dev"] : [])],
      {
        ...shared,
        DATABASE_URL: databases.siteUrl,
        SITE_SECRET: secrets.siteSecret,
        WORKER_PUBLIC_KEY: secrets.workerKeys.publicKey,
        LENDER_PUBLIC_KEY: secrets.lenderKey,
      },
      watch("site"),
    ),
    supervise(
      "lead-worker",
      [join(root, "apps/lead-worker/src/main.ts")],
      {
        ...shared,
        DATABASE_URL: databases.workerUrl,
        WORKER_PRIVATE_KEY: secrets.workerKeys.privateKey,
      },
      watch("lead-worker"),
    ),
  );

  await Promise.race([
    failure.promise,
    Promise.all([
      becomeHealthy("site", `http://localhost:${port}/api/health`),
      becomeHealthy("lead worker", `http://localhost:${workerPort}/health`),
    ]),
  ]);
  isReady = true;
  console.log(`
  Site          ${siteUrl}
  Lead worker   http://localhost:${workerPort}/health
  Inbox         http://localhost:${workerPort}/inbox   (mail of this machine)
  Data          ${dataDir}

  Ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s. Ctrl-C stops everything.`);
}

function becomeHealthy(name: string, url: string): Promise<void> {
  return waitForHealth(url, (seconds) =>
    say(`waiting for the ${name}, which is not healthy after ${seconds} s`),
  );
}

async function build(): Promise<void> {
  if (!(await buildSite(say))) throw new Error("The build failed; see the lines above.");
}

/** Writes what a build would: the font, and the scripts that run without React. */
async function prepareDevelopment(): Promise<void> {
  for (const script of ["subset-font", "build-browser-scripts"]) {
    const { code, output } = await runCommand("node", [`apps/site/scripts/${script}.ts`], { quiet: true });
    if (code !== 0) throw new Error(output);
  }
}

type Databases = {
  siteUrl: string;
  workerUrl: string;
  importerUrl: string;
  secrets: Awaited<ReturnType<typeof localSecrets>>;
};

async function prepareDatabase(): Promise<Databases> {
  if (env["LENDER_API_URL"] && !env["LENDER_PUBLIC_KEY"])
    throw new Error(
      "LENDER_API_URL is set, but LENDER_PUBLIC_KEY is missing: the lender's public key, as a JWK.",
    );
  const secrets = await localSecrets(dataDir, env);
  let ownerUrl = env["DATABASE_URL"];
  if (!ownerUrl) {
    embedded = await startEmbeddedPostgres({ dataDir, log: say });
    ownerUrl = embedded.url;
  }
  const result = await migrate({
    ownerUrl,
    ...(secrets.rolePasswords && { rolePasswords: secrets.rolePasswords }),
    siteUrl: env["SITE_DATABASE_URL"] || undefined,
    workerUrl: env["WORKER_DATABASE_URL"] || undefined,
    importerUrl: env["IMPORTER_DATABASE_URL"] || undefined,
  });
  if (result.applied.length > 0) say(`database migrated: ${result.applied.join(", ")}`);
  return { ...result, secrets };
}

async function loadSampleInventory({ siteUrl: address, importerUrl }: Databases): Promise<void> {
  const database = openDatabase(address, { max: 1 });
  const version = await currentInventoryVersion(database).finally(() => database.close());
  if (version > 0) return;
  say("loading the sample inventory");
  const { code } = await runCommand(
    "node",
    ["apps/feed-importer/src/import-cli.ts", feedUrl.href, "--if-empty"],
    {
      env: { IMPORTER_DATABASE_URL: importerUrl, DATA_DIR: dataDir },
    },
  );
  if (code !== 0) throw new Error("The sample inventory could not be loaded; see the lines above.");
}
