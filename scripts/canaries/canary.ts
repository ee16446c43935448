import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runCommand } from "../run-command.ts";

/** A planted violation, and what its check must print about it. */
export type Canary = { name: string; expected: string };

export type CanaryTree = {
  /** What is planted: `import rules`. */
  name: string;
  /** Text by path: a small tree with every violation in it. */
  files: Record<string, string>;
  command: string;
  args: string[];
  canaries: Canary[];
  /** Rules of the check that no canary breaks, and canaries whose place is gone. */
  gaps: string[];
};

/**
 * Runs a check once on a tree outside the repository: a killed run leaves nothing behind. Returns the planted
 * violations that the check does not report by name.
 */
export async function runCanaries({ files, command, args, canaries, gaps }: CanaryTree): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-canaries-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { code, output } = await runCommand(command, args, { quiet: true, cwd: folder });
    const text = code === 0 ? "" : withoutLayout(output);
    const missed = canaries.filter(({ expected }) => !text.includes(withoutLayout(expected)));
    const problems = missed.map(({ name, expected }) => `${name}: expected "${expected}"`);
    return [...gaps, ...problems, ...(missed.length > 0 ? [output] : [])];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tools wrap long lines and draw boxes around them. */
function withoutLayout(output: string): string {
  return output.replace(/[\s|│]/g, "");
}
