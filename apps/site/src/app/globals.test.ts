import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const app = import.meta.dirname;
const site = join(app, "..");
const kit = join(app, "../../../../packages/ui");
const exported = JSON.parse(readFileSync(join(kit, "package.json"), "utf8")).exports as Record<
  string,
  string
>;

/** The files of the kit that a file imports. */
function kitImports(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/(?:from|import\()\s*"([^"]+)"/g)].flatMap(([, name = ""]) => {
    if (name.startsWith("@forecourt/ui/"))
      return join(kit, exported[name.replace("@forecourt/ui", ".")] ?? "");
    const path = join(dirname(file), name);
    return name.startsWith(".") && path.startsWith(kit) && existsSync(path) ? path : [];
  });
}

it("scans every part of the kit that a page has", () => {
  const used = new Set<string>();
  const follow = (file: string) => {
    if (used.has(file)) return;
    used.add(file);
    for (const next of kitImports(file)) follow(next);
  };
  for (const file of globSync("**/*.{ts,tsx}", { cwd: site })) {
    if (!file.includes(".test.")) for (const path of kitImports(join(site, file))) follow(path);
  }
  expect(used).toContain(join(kit, "src/vehicle-card/vehicle-card.tsx"));
  const sheet = readFileSync(join(app, "globals.css"), "utf8");
  const patterns = [...sheet.matchAll(/@source not "(.*packages\/ui\/.*)";/g)].map(
    ([, pattern = ""]) => pattern,
  );
  expect(patterns.length).toBeGreaterThan(5);
  for (const pattern of patterns) {
    const left = globSync(pattern, { cwd: app }).map((path) => join(app, path));
    expect(left.length, pattern).toBeGreaterThan(0);
    expect(
      left.filter((path) => used.has(path)),
      pattern,
    ).toEqual([]);
  }
});
