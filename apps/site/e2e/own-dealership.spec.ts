import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { readmeCommands } from "./deploy/readme-commands.ts";
import { type Shell, startShell } from "./deploy/shell.ts";
import { freePort } from "./product/free-port.ts";

const ROOT = new URL("../../..", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "forecourt-own-"));
const checkout = join(folder, "checkout");

let shell: Shell;
let url: string;

test.beforeAll(async () => {
  mkdirSync(checkout);
  const copy = `git ls-files -z --cached --others --exclude-standard | tar --null -T - -c | tar -x -C "${checkout}"`;
  execFileSync("bash", ["-c", copy], { cwd: ROOT });
  const port = String(await freePort());
  url = `http://localhost:${port}`;
  shell = startShell(
    {
      ...process.env,
      INIT_CWD: undefined,
      PORT: port,
      WORKER_PORT: String(await freePort()),
      DATA_DIR: join(folder, "data"),
      PRERENDER_ON_START: "0",
    },
    checkout,
  );
});

test.afterAll(async () => {
  await shell?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Changes a text of the copied dealership, as its owner would. */
function change(file: string, from: string, to: string): void {
  const path = join(checkout, "packages/my-dealership/src", file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replaceAll(from, to));
}

test("the README's commands start another dealership", async ({ page }) => {
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  const text = readmeCommands(readme, "Make it your own dealership")
    .map((part) => part.text)
    .join("");
  const start = "npx -y pnpm@12 start\n";
  expect(text.endsWith(start)).toBe(true);
  await shell.run(text.slice(0, -start.length));
  change("profile.ts", "Larkspur Mitsubishi", "Foxglove Mitsubishi");
  await shell.run(`${start.trim()} &`);
  await expect.poll(() => status(`${url}/api/health`), { timeout: 0 }).toBe(200);
  await page.goto(url);
  await expect(page).toHaveTitle(/Foxglove Mitsubishi/);
  const { inventory } = (await (await fetch(`${url}/api/health`)).json()) as {
    inventory: { vehicles: number };
  };
  expect(inventory.vehicles).toBeGreaterThan(0);
});

async function status(address: string): Promise<number> {
  return (await fetch(address).catch(() => undefined))?.status ?? 0;
}
