import { readFileSync } from "node:fs";
import { closureOf, readSource } from "../../packages/ui/src/testing/read-source.ts";
import { root } from "../run-command.ts";

const { exports } = JSON.parse(readFileSync(`${root}packages/ui/package.json`, "utf8")) as {
  exports: Record<string, string>;
};

/** Modules of the kit with their own subpath, by file inside `src`. */
export const kitSubpaths = new Map(
  Object.entries(exports)
    .filter(([subpath, file]) => subpath !== "." && /\.tsx?$/.test(file))
    .map(([subpath, file]) => [file.replace("./src/", ""), subpath.replace("./", "@forecourt/ui/")]),
);

/** Tells whether a file and its imports run on the server only. */
export function isServerSafe(file: string): boolean {
  return [...closureOf(file)].every((part) => !readSource(part).startsWith('"use client"'));
}
