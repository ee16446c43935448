import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../run-command.ts";
import { installProject } from "./example-project.ts";
import { type PublishedPackage, publishedPackages } from "./published-packages.ts";
import { type ReadmeExample, readmeExample } from "./readme-example.ts";

/** A README's example as a project of its own. */
export type ReadmeProject = { name: string; folder: string; language: ReadmeExample["language"] };

export type ReadmeProjects = {
  folder: string;
  projects: ReadmeProject[];
  /** Packages whose README has no example. */
  withoutExample: string[];
};

/** Renders the component of an example: creating it would run none of its code. */
const RENDER = `import { renderToStaticMarkup } from "react-dom/server";
import example from "./example.tsx";

const html = renderToStaticMarkup(example);
if (!html.startsWith("<")) throw new Error(\`rendered: \${html}\`);
`;

/**
 * Makes a project of each README's example and installs them: each has only the packages that its README says to install.
 */
export async function installReadmeProjects(
  packages: readonly PublishedPackage[] = publishedPackages,
): Promise<ReadmeProjects> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-readmes-"));
  const projects: ReadmeProject[] = [];
  const withoutExample: string[] = [];
  for (const { folder: source, manifest } of packages) {
    const example = readmeExample(readFileSync(join(source, "README.md"), "utf8"));
    if (!example) {
      withoutExample.push(`${manifest.name}: no code under "Example" in the README`);
      continue;
    }
    const project = join(folder, manifest.name.split("/")[1]!);
    writeProject(project, example);
    projects.push({ name: manifest.name, folder: project, language: example.language });
  }
  const tools = ["typescript", "@types/node", "@types/react", "@types/react-dom"];
  writeJson(join(folder, "package.json"), { private: true, devDependencies: versionsOf(tools) });
  writeJson(join(folder, "tsconfig.json"), { ...configOf("node-script"), include: ["*/*.ts"] });
  await installProject(folder, ["*"]);
  return { folder, projects, withoutExample };
}

function writeProject(folder: string, { installs, files, language }: ReadmeExample): void {
  mkdirSync(folder);
  writeJson(join(folder, "package.json"), {
    name: folder.split("/").at(-1),
    private: true,
    type: "module",
    dependencies: versionsOf(installs),
  });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  if (language === "ts") return;
  const component = join(folder, "example.tsx");
  writeFileSync(component, readFileSync(component, "utf8").replace(/^<(?=[A-Z])/m, "export default <"));
  writeFileSync(join(folder, "render.tsx"), RENDER);
  writeJson(join(folder, "tsconfig.json"), { ...configOf("vite-app"), include: ["*.tsx"] });
}

/** The versions of the example apps; ours come from their tarballs. */
function versionsOf(names: readonly string[]): Record<string, string> {
  const known = ["node-script", "vite-app"].flatMap((name) => {
    const { dependencies, devDependencies } = readExample(name, "package.json");
    return Object.entries({ ...dependencies, ...devDependencies });
  });
  const versions = Object.fromEntries(known);
  return Object.fromEntries(names.map((name) => [name, versions[name] ?? "*"]));
}

function configOf(name: string): object {
  const { compilerOptions } = readExample(name, "tsconfig.json");
  return { compilerOptions: { ...compilerOptions, types: ["node"] } };
}

function readExample(name: string, file: string): Record<string, Record<string, string>> {
  return JSON.parse(readFileSync(join(root, "examples", name, file), "utf8"));
}

function writeJson(path: string, value: object): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
