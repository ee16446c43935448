import { setTimeout as wait } from "node:timers/promises";
import { runCommand } from "../run-command.ts";

/** Next's message while a build of a killed start is still running. */
const STILL_BUILDING = "Another next build process is already running";
const LONGEST_MS = 180_000;

/** Builds the site after any running build; returns whether it succeeded. */
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
