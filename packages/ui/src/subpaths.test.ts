import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { closureOf, readSource, sourceFiles } from "./testing/read-source.ts";

const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  exports: Record<string, string>;
};

/** Every subpath of a module, as a path inside `src`; without the root, which exports everything. */
const subpaths = Object.entries(manifest.exports)
  .filter(([subpath, file]) => subpath !== "." && /\.tsx?$/.test(file))
  .map(([subpath, file]) => [subpath, file.replace("./src/", "")] as const);

const inFolder = (folder: string) => (file: string) => file.startsWith(`${folder}/`);

/** Files that import `imported`, directly or indirectly. */
const importersOf = (imported: (file: string) => boolean) =>
  subpaths.filter(([, file]) => [...closureOf(file)].some(imported)).map(([, file]) => file);

describe("a subpath", () => {
  it("imports only itself and what it composes", () => {
    expect(subpaths.length).toBeGreaterThan(70);
    expect(importersOf((file) => file === "index.ts")).toEqual([]);
    const barrels = sourceFiles.filter(
      (file) => file !== "index.ts" && /^export [^;]*from "\.\.\//m.test(readSource(file)),
    );
    expect(barrels).toEqual([]);
  });

  it.each(["messages", "brand"])("imports %s only inside that folder", (folder) => {
    const found = importersOf(inFolder(folder));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((file) => !inFolder(folder)(file))).toEqual([]);
  });

  it("imports zod only to define a brand", () => {
    expect(importersOf((file) => readSource(file).includes('from "zod"'))).toEqual(["brand/define-brand.ts"]);
  });

  it.each([
    [
      "button/button.tsx",
      ["button/button-variants.ts", "button/button.tsx", "class-names/class-names.ts", "spinner/spinner.tsx"],
    ],
    [
      "price/price.tsx",
      ["class-names/class-names.ts", "price/price.tsx", "visually-hidden/visually-hidden.tsx"],
    ],
  ])("%s imports exactly these files", (file, closure) => {
    expect([...closureOf(file)].sort()).toEqual(closure);
  });
});
