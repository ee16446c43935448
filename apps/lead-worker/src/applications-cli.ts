import { existsSync, readFileSync } from "node:fs";
import { loadLenderKeys, rotateLenderKey } from "@forecourt/database";
import { openForLender } from "@forecourt/database/lender-sealing";
import { lenderFolder } from "./applications/file-application-transport.ts";
import { listApplications } from "./applications/list-applications.ts";
import { APPLICATIONS_USAGE } from "./cli/applications-usage.ts";
import { EXIT_CODE } from "./cli/exit-code.ts";
import { readEnv } from "./env.ts";

const MAX_LISTED = 1000;

process.stdout.on("error", () => process.exit(EXIT_CODE.ok));
process.exitCode = await main(process.argv.slice(2).filter((part, index) => index > 0 || part !== "--"));

async function main([command, ...operands]: readonly string[]): Promise<number> {
  if (command === "--help" || command === "-h") {
    console.log(APPLICATIONS_USAGE);
    return EXIT_CODE.ok;
  }
  // The same file that `pnpm start` reads, so that both use the same data folder.
  if (existsSync(".env")) process.loadEnvFile(".env");
  const environment = readEnv();
  if (!environment.ok) {
    console.error(`Invalid environment variables:\n  ${environment.problems.join("\n  ")}`);
    return EXIT_CODE.usage;
  }
  const { DATA_DIR: dataDir } = environment.env;
  const [file] = operands;
  if (command === "list" && operands.length === 0) return list(dataDir);
  if (command === "rotate" && operands.length === 0) return rotate(dataDir);
  if (command === "open" && operands.length === 1 && file !== undefined) return open(file, dataDir);
  console.error(APPLICATIONS_USAGE);
  return EXIT_CODE.usage;
}

async function list(dataDir: string): Promise<number> {
  for (const { id, arrivedAt } of await listApplications(lenderFolder(dataDir), MAX_LISTED))
    console.log(`${arrivedAt.toISOString()}  ${id}`);
  return EXIT_CODE.ok;
}

async function open(file: string, dataDir: string): Promise<number> {
  let sealed: string;
  try {
    sealed = readFileSync(file, "utf8").trim();
  } catch (error) {
    console.error(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
    return EXIT_CODE.unwritable;
  }
  const opened = await openForLender(await loadLenderKeys(dataDir), sealed);
  if (!opened.ok) {
    console.error(`${file} cannot be opened: ${opened.errors[0].code}`);
    return EXIT_CODE.notDone;
  }
  console.log(JSON.stringify(JSON.parse(opened.value.text), null, 2));
  return EXIT_CODE.ok;
}

async function rotate(dataDir: string): Promise<number> {
  const { kid } = await rotateLenderKey(dataDir);
  console.log(`New key: ${kid}. Start the site again, so that applications are sealed to it.`);
  return EXIT_CODE.ok;
}
