import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";

/**
 * Compiles a folder's styles.css to CSS that needs no Tailwind: tokens, reset and the used utilities. All of it is in
 * the layer `forecourt`: a site's unlayered styles override it.
 */
export async function buildStyles(folder: string): Promise<string> {
  const compiler = await compile(readFileSync(join(folder, "styles.css"), "utf8"), {
    base: resolve(folder),
    onDependency: () => {},
  });
  // Only the sources in theme.css: `tailwindcss` alone would scan the whole folder.
  const classes = new Scanner({ sources: compiler.sources }).scan();
  const css = compiler.build(classes);
  // `@property` rules cannot be in a layer.
  const registered = [...css.matchAll(/^@property [^{]+\{[^}]*\}\n/gm)].map(([rule]) => rule);
  const layered = registered.reduce((rest, rule) => rest.replace(rule, ""), css);
  return optimize(`@layer forecourt {\n${layered}}\n${registered.join("")}`, { minify: true }).code;
}
