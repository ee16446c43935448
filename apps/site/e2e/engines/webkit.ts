import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { freePort } from "../product/free-port.ts";
import { type Engine, type EngineLauncher, type Point, VIEWPORT } from "./engine.ts";
import { ESCAPE, openSession } from "./webdriver-session.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const VIRTUAL_SCREEN = "/usr/bin/xvfb-run";

const miniBrowser = () => globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").sort().at(-1);

/** WebKitGTK's small browser, the engine of Safari, driven by WebDriver. */
export const webkit: EngineLauncher = {
  name: "WebKit",
  missing: () =>
    existsSync(DRIVER) && existsSync(VIRTUAL_SCREEN) && miniBrowser()
      ? null
      : "install WebKitGTK (Debian: apt-get install webkit2gtk-driver xvfb xauth); it runs on Linux alone",
  launch: launchWebKit,
};

async function launchWebKit(): Promise<Engine> {
  const port = await freePort();
  // Its own process group, because the virtual screen and the browser are children.
  const driver = spawn(VIRTUAL_SCREEN, ["-a", "-s", "-screen 0 1400x1000x24", DRIVER, `--port=${port}`], {
    detached: true,
    stdio: "ignore",
    // Its sandbox does not start for root, as in a container.
    env: {
      ...process.env,
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
    },
  });
  const server = `http://127.0.0.1:${port}`;
  await untilListening(driver, server);
  const session = await openSession(server, {
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] },
  });
  await session.post("/window/rect", { x: 0, y: 0, ...VIEWPORT });
  const perform = (type: "pointer" | "key", actions: unknown[]) =>
    session.post("/actions", { actions: [{ type, id: type, actions }] });
  const move = ({ x, y }: Point, duration = 0) => ({
    type: "pointerMove",
    duration,
    x: Math.round(x),
    y: Math.round(y),
  });
  const keys = async (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await perform("key", actions);
  };
  const down = { type: "pointerDown", button: 0 };
  const up = { type: "pointerUp", button: 0 };
  return {
    open: async (url) => {
      await session.post("/url", { url });
    },
    evaluate: (expression) => session.post("/execute/sync", { script: `return ${expression}`, args: [] }),
    click: async (at) => {
      await perform("pointer", [move(at), down, up]);
    },
    drag: async (from, to) => {
      await perform("pointer", [move(from), down, move(to, 200), up]);
    },
    type: keys,
    pressEscape: () => keys(ESCAPE),
    errors: () => null,
    async close() {
      await session.end().catch(() => {});
      if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid, "SIGTERM");
    },
  };
}

async function untilListening(driver: ChildProcess, server: string): Promise<void> {
  for (const until = Date.now() + 20_000; Date.now() < until; ) {
    if (driver.exitCode !== null) break;
    const answer = await fetch(`${server}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("WebKitWebDriver does not answer");
}
