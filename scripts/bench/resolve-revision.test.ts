import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "../run-command.ts";
import { resolveRevision } from "./resolve-revision.ts";

let folder: string;
let commits: string[];

async function git(args: string[], cwd: string): Promise<string> {
  const author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  const { code, output } = await runCommand("git", [...author, ...args], { cwd, quiet: true });
  if (code !== 0) throw new Error(output);
  return output.trim();
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-revisions-"));
  const whole = join(folder, "whole");
  await git(["init", "--quiet", whole], folder);
  for (const message of ["first", "second"])
    await git(["commit", "--quiet", "--allow-empty", "--message", message], whole);
  commits = (await git(["log", "--format=%H"], whole)).split("\n");
  await git(["clone", "--quiet", "--depth=1", `file://${whole}`, "shallow"], folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("returns the commit of a revision", async () => {
  expect(await resolveRevision("HEAD~1", join(folder, "whole"))).toBe(commits[1]);
});

test("says that a clone does not have a revision", async () => {
  await expect(resolveRevision("nonsense", join(folder, "whole"))).rejects.toThrow(
    "This clone does not have the revision nonsense.",
  );
});

test("says how a shallow clone gets the history", async () => {
  await expect(resolveRevision(commits[1]!, join(folder, "shallow"))).rejects.toThrow("fetch-depth: 0");
});
