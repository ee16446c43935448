import { setTimeout as wait } from "node:timers/promises";
import { runCommand } from "../run-command.ts";

/** What Next says while the build of a start that was killed goes on by itself. */
const STILL_BUILDING = "Another next build process is already running";
const LONGEST_MS = 180_000;

/** Builds the site, after one that is still under way; says whether it could. */
export async function buildSite(say: (line: string) => void): Promise<boolean> {
  say("building the site (about a minute the first time)");
  const until = performance.now() + LONGEST_MS;
  for (;;) {
    const { code, output } = await runCommand("turbo", [
      "run",
      "build",
      "--filter=@forecourt/site",
      "--output-logs=new-only",
    ]);
    if (code === 0) return true;
    if (!output.includes(STILL_BUILDING) || performance.now() > until) return false;
    say("an earlier build is still under way; waiting for it");
    await wait(3000);
  }
}
