import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../run-command.ts";
import { OLDEST_NODE } from "./oldest-node.ts";
import { type PublishedPackage, tarballOf } from "./published-packages.ts";

/** The range of `engines`, which names no patch version. */
const OLDEST_ENGINE = `>=${OLDEST_NODE.replace(/\.\d+$/, "")}`;

/** A manifest, as far as registries and their search read it. */
type ListedManifest = {
  description?: string;
  keywords?: string[];
  homepage?: string;
  repository?: { url?: string; directory?: string };
  engines?: { node?: string };
};

/**
 * What a packed package lacks for those who find it on the registry: fields of the manifest, and files that its README
 * links to.
 */
export async function problemsOfManifest({ folder, manifest }: PublishedPackage): Promise<string[]> {
  const listed = manifest as ListedManifest;
  const directory = `packages/${folder.split("/").at(-1)}`;
  const rules: [isFine: boolean, problem: string][] = [
    [(listed.description ?? "").length > 20, "description is too short"],
    [(listed.keywords ?? []).length >= 3, "fewer than three keywords"],
    [listed.engines?.node === OLDEST_ENGINE, `engines.node is not ${OLDEST_ENGINE}`],
    [listed.repository?.directory === directory, `repository.directory is not ${directory}`],
    [
      /^git\+https:\/\/.+\.git$/.test(listed.repository?.url ?? ""),
      "repository.url is no address of a repository",
    ],
    [(listed.homepage ?? "").includes(directory), "homepage does not lead to the package"],
  ];
  const { output } = await runCommand("tar", ["-tzf", tarballOf(manifest)], { quiet: true });
  const packed = new Set(output.split("\n").map((path) => path.replace(/^package\//, "")));
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  const links = [...readme.matchAll(/\]\((?!https?:|#|\/)([^)#\s]+)/g)].map(([, path]) =>
    path!.replace(/^\.\//, ""),
  );
  return [
    ...rules.filter(([isFine]) => !isFine).map(([, problem]) => problem),
    ...links
      .filter((path) => !packed.has(path))
      .map((path) => `README.md links to ${path}, which is not packed`),
  ];
}
