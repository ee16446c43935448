import { randomBytes } from "node:crypto";
import {
  createKeyPair,
  createLenderKey,
  DatabaseAddressError,
  hasLenderKeys,
  loadLenderKeys,
  publicLenderKey,
  readKeyPair,
  WrongSecretError,
  workerKeyText,
} from "@forecourt/database";
import type { WorkerEnv } from "../env.ts";
import { loadWorkerKeys } from "../load-worker-keys.ts";
import { checkKeys } from "./check-keys.ts";
import { EXIT_CODE } from "./exit-code.ts";
import { KEYS_USAGE } from "./keys-usage.ts";
import type { Printer } from "./run-applications-command.ts";

type Options = {
  print: Printer;
  /** Reads all of the standard input. */
  readInput: () => Promise<string>;
};

/** Runs one command of `pnpm keys`, and returns the exit code. */
export async function runKeysCommand(
  args: readonly string[],
  env: WorkerEnv,
  { print, readInput }: Options,
): Promise<number> {
  try {
    switch (args.join(" ")) {
      case "make":
        return await make(print);
      case "make --lender":
        return await makeLender(print);
      case "public":
        return await printPublic(env, print);
      case "public -":
        print.log(publicLine(readKeyPair("the standard input", await readInput()).publicKey));
        return EXIT_CODE.ok;
      case "check":
        return await checkKeys(env, print);
      default:
        print.error(KEYS_USAGE);
        return EXIT_CODE.usage;
    }
  } catch (error) {
    if (!(error instanceof WrongSecretError || error instanceof DatabaseAddressError)) throw error;
    print.error(error.message);
    return error.exitCode;
  }
}

async function make(print: Printer): Promise<number> {
  const { privateKey, publicKey } = await createKeyPair();
  print.log(
    "# For the worker alone. Keep a copy: without it nobody can open what was sealed to its public key.",
  );
  print.log(`WORKER_PRIVATE_KEY=${workerKeyText("private", privateKey)}`);
  print.log("# For the site alone.");
  print.log(publicLine(publicKey));
  print.log(`SITE_SECRET=${randomBytes(32).toString("base64url")}`);
  return EXIT_CODE.ok;
}

async function makeLender(print: Printer): Promise<number> {
  const key = await createLenderKey();
  print.log(
    "# For the lender alone: the file DATA_DIR/keys/lender-private-key where applications are opened.",
  );
  print.log(`# ${JSON.stringify(key)}`);
  print.log("# For the site.");
  print.log(`LENDER_PUBLIC_KEY='${JSON.stringify(publicLenderKey(key))}'`);
  return EXIT_CODE.ok;
}

/** Makes no key: a worker without one gets the error that names the setting. */
async function printPublic(env: WorkerEnv, print: Printer): Promise<number> {
  const [current] = await loadWorkerKeys(env, { create: false });
  print.log(publicLine(current.publicKey));
  if (hasLenderKeys(env.DATA_DIR)) {
    const [lender] = await loadLenderKeys(env.DATA_DIR);
    print.log(`LENDER_PUBLIC_KEY='${JSON.stringify(publicLenderKey(lender))}'`);
  }
  return EXIT_CODE.ok;
}

function publicLine(publicKey: string): string {
  return `WORKER_PUBLIC_KEY=${workerKeyText("public", publicKey)}`;
}
