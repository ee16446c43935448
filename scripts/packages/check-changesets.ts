import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run-command.ts";
import { publishedPackages } from "./published-packages.ts";

/** Reports unreleased packages without a changeset. */
export function problemsOfChangesets(): string[] {
  const pending = globSync(".changeset/*.md", { cwd: root }).map((file) =>
    readFileSync(join(root, file), "utf8"),
  );
  return publishedPackages
    .filter(({ manifest }) => manifest.version === "0.0.0")
    .filter(({ manifest }) => !pending.some((text) => text.includes(`"${manifest.name}": minor`)))
    .map(({ manifest }) => `${manifest.name} has no release and no changeset: run pnpm changeset`);
}
