import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runCommand } from "../run-command.ts";

/** A planted violation, and what its check must print about it. */
export type Canary = { name: string; expected: string };

export type CanaryTree = {
  /** Text by path: a small tree with every violation in it. */
  files: Record<string, string>;
  command: string;
  args: string[];
  canaries: Canary[];
};

export type CanaryResult = { name: string; caught: boolean; output: string };

/**
 * Runs a check once on a tree outside the repository, so that a killed run leaves nothing behind, and looks for each
 * planted violation by name: another failure does not count.
 */
export async function runCanaries({ files, command, args, canaries }: CanaryTree): Promise<CanaryResult[]> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-canaries-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { code, output } = await runCommand(command, args, { quiet: true, cwd: folder });
    return canaries.map(({ name, expected }) => ({
      name,
      caught: code !== 0 && withoutLayout(output).includes(withoutLayout(expected)),
      output: `expected: ${expected}\n${output}`,
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tools wrap long lines and draw boxes around them. */
function withoutLayout(output: string): string {
  return output.replace(/[\s|│]/g, "");
}
