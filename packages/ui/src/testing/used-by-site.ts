import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { importsOf, readSource } from "./read-source.ts";

const site = fileURLToPath(new URL("../../../../apps/site/src", import.meta.url));
const manifest = new URL("../../package.json", import.meta.url);

/** Files of the kit that the site's pages import, directly or through other files of the kit, also on demand. */
export function filesUsedBySite(): ReadonlySet<string> {
  const { exports } = JSON.parse(readFileSync(manifest, "utf8")) as { exports: Record<string, string> };
  const files = globSync("**/*.{ts,tsx}", { cwd: site }).filter((file) => !/\.test\.|^testing\//.test(file));
  const imported = files.flatMap((file) =>
    [...readFileSync(join(site, file), "utf8").matchAll(IMPORT)].map(([, subpath]) => exports[`.${subpath}`]),
  );
  const used = new Set<string>();
  for (const file of imported) if (file?.endsWith(".tsx")) addUses(file.replace("./src/", ""), used);
  return used;
}

// A type is no use of a component.
const IMPORT = /import (?!type\b)[^;]*?from "@forecourt\/ui(\/[^"]+)"/g;

function addUses(file: string, used: Set<string>): void {
  if (used.has(file)) return;
  used.add(file);
  const onDemand = [...readSource(file).matchAll(/import\("(\.[^"]+)"\)/g)].map(([, path]) =>
    normalize(join(dirname(file), path!)),
  );
  for (const next of [...importsOf(file), ...onDemand]) addUses(next, used);
}

/** The file of an exported component, inside `src`. */
export function fileOfComponent(name: string): string | undefined {
  const lists = readSource("index.ts").matchAll(/^export \{([^}]+)\} from "\.\/(.+?\.tsx?)";/gm);
  return [...lists].find(([, names]) => names!.split(",").some((listed) => listed.trim() === name))?.[2];
}
