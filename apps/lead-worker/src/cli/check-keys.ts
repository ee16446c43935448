import {
  type KeyPair,
  openDatabase,
  parseWorkerPublicKey,
  requireDatabase,
  requireWorkerKey,
  WORKER_KEY_PROBLEMS,
  WrongSecretError,
  workerKeyId,
} from "@forecourt/database";
import { parseLenderPublicKey } from "@forecourt/database/lender-sealing";
import type { WorkerEnv } from "../env.ts";
import { loadWorkerKeys } from "../load-worker-keys.ts";
import { EXIT_CODE } from "./exit-code.ts";
import type { Printer } from "./run-applications-command.ts";

/**
 * Checks each key that is set. Says whether the halves fit and whether running workers have the site's key. Prints the
 * id of each, never a key.
 *
 * @returns 0 when everything fits
 * @throws WrongSecretError, DatabaseAddressError with the first problem
 */
export async function checkKeys(env: WorkerEnv, print: Printer): Promise<number> {
  const own = env.WORKER_PUBLIC_KEY === undefined ? null : readPublicKey(env.WORKER_PUBLIC_KEY);
  // A site has no private key, and needs none.
  const isSite = own !== null && env.WORKER_PRIVATE_KEY === undefined;
  const pairs = isSite ? [] : await loadWorkerKeys(env, { create: false });
  for (const [index, { publicKey }] of pairs.entries())
    print.log(`${index === 0 ? "WORKER_PRIVATE_KEY" : "WORKER_RETIRED_KEYS"}: ${workerKeyId(publicKey)}`);
  if (own !== null) {
    print.log(`WORKER_PUBLIC_KEY: ${workerKeyId(own)}`);
    requireHalf(own, pairs);
  }
  await checkLenderKey(env, print);
  const used = own ?? pairs[0]?.publicKey;
  if (used !== undefined) await checkWorkers(env, used, print);
  return EXIT_CODE.ok;
}

function readPublicKey(text: string): string {
  const read = parseWorkerPublicKey(text);
  if (read.ok) return read.value;
  throw new WrongSecretError("WORKER_PUBLIC_KEY", WORKER_KEY_PROBLEMS[read.errors[0].code]);
}

function requireHalf(publicKey: string, pairs: readonly KeyPair[]): void {
  if (pairs.length === 0 || pairs.some((pair) => pair.publicKey === publicKey)) return;
  const isPrivate = pairs.some(({ privateKey }) => privateKey === publicKey);
  throw new WrongSecretError(
    "WORKER_PUBLIC_KEY",
    isPrivate
      ? WORKER_KEY_PROBLEMS["key.private"]
      : "belongs to none of the private keys. `pnpm keys public` prints the one that does.",
  );
}

async function checkLenderKey({ LENDER_PUBLIC_KEY: text }: WorkerEnv, print: Printer): Promise<void> {
  if (text === undefined || text === "off") return;
  const key = await parseLenderPublicKey(text);
  if (!key) throw new WrongSecretError("LENDER_PUBLIC_KEY", "is no public JWK of the curve P-256.");
  print.log(`LENDER_PUBLIC_KEY: ${key.kid}`);
}

/** Compares with the ids that workers have published. Without a database there are none. */
async function checkWorkers(env: WorkerEnv, publicKey: string, print: Printer): Promise<void> {
  const url = env.WORKER_DATABASE_URL ?? env.DATABASE_URL;
  if (url === undefined) return;
  await requireDatabase(url, { variable: env.WORKER_DATABASE_URL ? "WORKER_DATABASE_URL" : "DATABASE_URL" });
  const database = openDatabase(url, { max: 1, name: "keys" });
  const setting = env.WORKER_PUBLIC_KEY === undefined ? "WORKER_PRIVATE_KEY" : "WORKER_PUBLIC_KEY";
  await requireWorkerKey(database, publicKey, { variable: setting, patienceMs: 0 }).finally(() =>
    database.close(),
  );
  print.log("The workers of the database have this key, or none has run yet.");
}
