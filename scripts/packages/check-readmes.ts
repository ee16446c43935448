import { join } from "node:path";
import { runCommand } from "../run-command.ts";
import type { ReadmeProjects } from "./readme-projects.ts";

type Report = { name: string; problems: string[] };

/** Writes JavaScript beside the sources: Node.js runs no JSX. */
const TO_JAVASCRIPT = ["--noEmit", "false", "--rewriteRelativeImportExtensions"];

/**
 * Runs the READMEs' examples, on this Node.js and on others. A component is compiled and rendered.
 *
 * @param others programs by version
 */
export async function problemsOfReadmes(
  { folder, projects }: ReadmeProjects,
  others: Record<string, string>,
): Promise<Report[]> {
  const tsc = join(folder, "node_modules/.bin/tsc");
  const components = projects.filter(({ language }) => language === "tsx");
  const check = async (name: string, cwd: string, command: string, ...args: string[]): Promise<Report> => {
    const { code, output } = await runCommand(command, args, { cwd, quiet: true });
    return { name, problems: code === 0 ? [] : [output] };
  };
  const programs = projects.filter(({ language }) => language === "ts");
  const runs = await Promise.all(
    programs.map(({ name, folder: cwd }) =>
      check(`${name}: the README's example runs`, cwd, "node", "example.ts"),
    ),
  );
  const rendered: Report[] = [];
  for (const { name, folder: cwd } of components) {
    rendered.push(
      await check(
        `${name}: the README's example compiles to JavaScript`,
        cwd,
        tsc,
        "-p",
        ".",
        ...TO_JAVASCRIPT,
      ),
      await check(`${name}: the README's example renders`, cwd, "node", "render.js"),
    );
  }
  const elsewhere = Object.entries(others).flatMap(([version, node]) =>
    projects.map(({ name, folder: cwd, language }) =>
      check(
        `${name}: the README's example runs on Node ${version}`,
        cwd,
        node,
        language === "ts" ? "example.ts" : "render.js",
      ),
    ),
  );
  return [...runs, ...rendered, ...(await Promise.all(elsewhere))];
}
