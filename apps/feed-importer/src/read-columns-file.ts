import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { FEED_FIELDS, type FeedColumns, parseFeedColumns } from "@forecourt/feeds";
import { REASON_MESSAGES } from "./reason-messages.ts";

export type ColumnsFile = { ok: true; columns: FeedColumns } | { ok: false; problem: string };

/** Reads a column mapping from a JSON file: `{ "sellingPrice": "Our Ask" }`. A relative path is within the folder. */
export async function readColumnsFile(file: string, folder: string): Promise<ColumnsFile> {
  const path = resolve(folder, file);
  let input: unknown;
  try {
    input = JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    const problem = error instanceof SyntaxError ? "is not JSON" : "cannot be read";
    return { ok: false, problem: `${path} ${problem}.` };
  }
  const parsed = parseFeedColumns(input);
  if (parsed.ok) return { ok: true, columns: parsed.value };
  const problems = parsed.errors.map(
    ({ code, path: [field = "columns"] }) => `${field}: ${REASON_MESSAGES[code]}`,
  );
  return {
    ok: false,
    problem: `${path}:\n  ${problems.join("\n  ")}\nThe fields are ${FEED_FIELDS.join(", ")}.`,
  };
}
