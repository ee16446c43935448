import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../e2e/product/free-port.ts";

const NEXT = join(import.meta.dirname, "../node_modules/next/dist/bin/next");

/** Builds and starts an app of minimal prerendered pages with the same Next version and `next start`. */
export async function startHello(
  app: "hello" | "links" = "hello",
): Promise<{ url: string; stop: () => Promise<void> }> {
  const dir = join(import.meta.dirname, app);
  execFileSync(process.execPath, [NEXT, "build", dir], {
    stdio: "ignore",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  });
  const port = await freePort();
  const child = spawn(process.execPath, [NEXT, "start", dir, "-p", String(port)], {
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
