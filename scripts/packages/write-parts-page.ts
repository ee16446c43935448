import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { importsOf, readSource } from "../../packages/ui/src/testing/read-source.ts";
import { root } from "../run-command.ts";
import { isServerSafe, kitSubpaths } from "./kit-subpaths.ts";

const SAMPLES = "testing/conformance-samples.tsx";

/**
 * Writes a page into the Next app that renders each component with minimal props. It imports every server-safe subpath.
 * The page has no `use client`, so a component that needs it fails. Returns the components that cannot be rendered this
 * way.
 */
export function writePartsPage(project: string): string[] {
  const shown = globSync("**/*.conformance.tsx", { cwd: join(root, "packages/ui/src") })
    .filter(isServerSafe)
    .sort();
  const rendered = new Set(shown.flatMap(importsOf));
  const unseen = [...kitSubpaths.keys()].filter((file) => isServerSafe(file) && !rendered.has(file));
  const problems = [
    ...unseen
      .filter((file) => file.endsWith(".tsx"))
      .map((file) => `no conformance entry shows ${file} without a client component beside it`),
    ...[...rendered]
      .filter((file) => file !== SAMPLES && !kitSubpaths.has(file))
      .map((file) => `${file} is shown, but it is no subpath`),
  ];
  if (problems.length > 0) return problems;

  const parts = join(project, "src/parts");
  mkdirSync(parts, { recursive: true });
  for (const file of [SAMPLES, ...shown]) writeFileSync(join(parts, basename(file)), asInstalled(file));
  const folder = join(project, "src/app/parts");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "page.tsx"), pageOf(shown, unseen));
  return [];
}

/** Rewrites the imports of a kit test file for another project. */
function asInstalled(file: string): string {
  return readSource(file).replace(/from "(\.[^"]+)"/g, (_, path: string) => {
    const imported = normalize(join(dirname(file), path));
    if (imported === SAMPLES) return `from "./${basename(SAMPLES)}"`;
    return `from "${kitSubpaths.get(imported)}"`;
  });
}

function pageOf(shown: readonly string[], unseen: readonly string[]): string {
  return `${shown.map((file, index) => `import * as part${index} from "../../parts/${basename(file)}";`).join("\n")}
${unseen.map((file, index) => `import * as value${index} from "${kitSubpaths.get(file)}";`).join("\n")}

const parts = [${shown.map((_, index) => `part${index}`)}];
const values = [${unseen.map((_, index) => `value${index}`)}];

export default function Page() {
  const shown = parts.flatMap(({ components = {}, controls = {}, pieces = {} }) =>
    Object.entries({ ...components, ...controls, ...pieces }),
  );
  return (
    <>
      <p data-values={values.map((value) => Object.keys(value).length).join()} />
      {shown.map(([name, part]) => (
        <section key={name} data-part={name}>{part}</section>
      ))}
    </>
  );
}
`;
}
