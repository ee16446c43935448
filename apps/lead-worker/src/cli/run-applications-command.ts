import { readFileSync } from "node:fs";
import { loadLenderKeys, rotateLenderKey } from "@forecourt/database";
import { openForLender } from "@forecourt/database/lender-sealing";
import { lenderFolder } from "../applications/file-application-transport.ts";
import { listApplications } from "../applications/list-applications.ts";
import { APPLICATIONS_USAGE } from "./applications-usage.ts";
import { EXIT_CODE } from "./exit-code.ts";

const MAX_LISTED = 1000;

/** Where a command prints. */
export type Printer = Pick<Console, "log" | "error">;

/** Runs one command on the sealed applications of a data folder, and returns the exit code. */
export async function runApplicationsCommand(
  [command, ...operands]: readonly string[],
  dataDir: string,
  print: Printer,
): Promise<number> {
  const [file] = operands;
  if (command === "list" && operands.length === 0) return list(dataDir, print);
  if (command === "rotate" && operands.length === 0) return rotate(dataDir, print);
  if (command === "open" && operands.length === 1 && file !== undefined) return open(file, dataDir, print);
  print.error(APPLICATIONS_USAGE);
  return EXIT_CODE.usage;
}

async function list(dataDir: string, print: Printer): Promise<number> {
  for (const { id, arrivedAt } of await listApplications(lenderFolder(dataDir), MAX_LISTED))
    print.log(`${arrivedAt.toISOString()}  ${id}`);
  return EXIT_CODE.ok;
}

async function open(file: string, dataDir: string, print: Printer): Promise<number> {
  let sealed: string;
  try {
    sealed = readFileSync(file, "utf8").trim();
  } catch (error) {
    print.error(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
    return EXIT_CODE.unwritable;
  }
  const opened = await openForLender(await loadLenderKeys(dataDir), sealed);
  if (!opened.ok) {
    print.error(`${file} cannot be opened: ${opened.errors[0].code}`);
    return EXIT_CODE.notDone;
  }
  print.log(JSON.stringify(JSON.parse(opened.value.text), null, 2));
  return EXIT_CODE.ok;
}

async function rotate(dataDir: string, print: Printer): Promise<number> {
  const { kid } = await rotateLenderKey(dataDir);
  print.log(`New key: ${kid}. Start the site again, so that applications are sealed to it.`);
  return EXIT_CODE.ok;
}
