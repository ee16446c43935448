import { root, runCommand } from "../run-command.ts";

/**
 * The commit of a revision.
 *
 * @throws when the clone does not have it, with how to fetch it
 */
export async function resolveRevision(revision: string, cwd = root): Promise<string> {
  const git = (...args: string[]) => runCommand("git", args, { cwd, quiet: true });
  const { code, output } = await git(
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `${revision}^{commit}`,
  );
  if (code === 0) return output.trim();
  const { output: shallow } = await git("rev-parse", "--is-shallow-repository");
  throw new Error(
    shallow.trim() === "true"
      ? `This shallow clone does not have the revision ${revision}. Fetch the history: git fetch --unshallow, or fetch-depth: 0 of actions/checkout.`
      : `This clone does not have the revision ${revision}.`,
  );
}
