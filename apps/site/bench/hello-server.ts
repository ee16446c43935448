import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../e2e/product/free-port.ts";

const DIR = join(import.meta.dirname, "hello");
const NEXT = join(import.meta.dirname, "../node_modules/next/dist/bin/next");

/** Builds and starts a minimal prerendered page with the same Next version and `next start`. */
export async function startHello(): Promise<{ url: string; stop: () => Promise<void> }> {
  execFileSync(process.execPath, [NEXT, "build", DIR], {
    stdio: "ignore",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  });
  const port = await freePort();
  const child = spawn(process.execPath, [NEXT, "start", DIR, "-p", String(port)], {
    stdio: "ignore",
    env: { ...process.env, NODE_ENV: "production" },
  });
  const url = `http://localhost:${port}/`;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    },
  };
}
