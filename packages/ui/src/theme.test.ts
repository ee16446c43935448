import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { compile } from "tailwindcss";
import { describe, expect, it } from "vitest";

const tailwind = createRequire(import.meta.url).resolve("tailwindcss/index.css");

/** Tailwind's output for the theme and these classes, by cascade layer; later layers win. */
async function layersOf(...classes: string[]): Promise<Record<string, string>> {
  const { build } = await compile(`@import "tailwindcss";@import "./theme.css";`, {
    loadStylesheet: async (id) => {
      const path = id === "tailwindcss" ? tailwind : fileURLToPath(new URL(id, import.meta.url));
      return { path, base: "/", content: readFileSync(path, "utf8") };
    },
  });
  const css = build(classes);
  expect(css).toContain("@layer theme, base, components, utilities;");
  const layers = [...css.matchAll(/^@layer (\w+) \{\n([\s\S]*?)^\}/gm)];
  return Object.fromEntries(
    ["base", "components", "utilities"].map((name) => [
      name,
      layers.flatMap(([, layer, body = ""]) => (layer === name ? [body] : [])).join("\n"),
    ]),
  );
}

describe("theme", () => {
  it.each(["line-icon", "checkbox-box", "vehicle-card", "badge"])(
    "lets a caller's utilities override %s",
    async (name) => {
      const layers = await layersOf(name, "stroke-3", "size-4");
      expect(layers["components"]).toContain(`.${name} {`);
      expect(layers["utilities"]).not.toContain(`.${name}`);
      expect(layers["utilities"]).toContain(".stroke-3 {");
      expect(layers["utilities"]).toContain(".size-4 {");
    },
  );

  it("leaves checkboxes to the system in forced colours", async () => {
    const { components = "" } = await layersOf();
    const forced = /@media \(forced-colors: active\) \{\s+appearance: auto;\s+&::before \{\s+display: none;/;
    expect(components.slice(components.indexOf(".checkbox-box"))).toMatch(forced);
  });
});
