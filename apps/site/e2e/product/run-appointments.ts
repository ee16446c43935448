import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

const ROOT = new URL("../../../..", import.meta.url).pathname;

/** Runs `pnpm appointments` with the shared product's database and keys. */
export async function runAppointments(
  args: readonly string[],
): Promise<{ code: number | null; output: string; errors: string }> {
  const child = spawn(process.execPath, ["apps/lead-worker/src/appointments-cli.ts", ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: process.env["PRODUCT_DATA"] },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const gone = once(child, "close");
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await gone) as [number | null];
  return { code, output, errors };
}
