import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";

/**
 * Compiles the styles.css of a folder into one that needs no Tailwind: tokens, reset and the utilities that the sources
 * beside it use. All of it lies in the layer `forecourt`, over which any style of a site that is in no layer wins.
 */
export async function buildStyles(folder: string): Promise<string> {
  const compiler = await compile(readFileSync(join(folder, "styles.css"), "utf8"), {
    base: resolve(folder),
    onDependency: () => {},
  });
  // Only what theme.css names as a source: `tailwindcss` itself would look at everything in the folder.
  const classes = new Scanner({ sources: compiler.sources }).scan();
  const css = compiler.build(classes);
  // A registered property belongs to no layer.
  const registered = [...css.matchAll(/^@property [^{]+\{[^}]*\}\n/gm)].map(([rule]) => rule);
  const layered = registered.reduce((rest, rule) => rest.replace(rule, ""), css);
  return optimize(`@layer forecourt {\n${layered}}\n${registered.join("")}`, { minify: true }).code;
}
