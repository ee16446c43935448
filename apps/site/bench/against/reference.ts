import { readFileSync } from "node:fs";

export type Reference = {
  /** The commit that the guard compares with. */
  revision: string;
  /** Reasons by the name of a move or weight that may be over its bound against this commit. */
  accepted: Readonly<Record<string, string>>;
};

/** Reads `reference.json` (docs/decisions/0046-guard-of-speed.md). */
export function readReference(): Reference {
  return JSON.parse(readFileSync(new URL("reference.json", import.meta.url), "utf8")) as Reference;
}
