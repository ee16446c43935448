import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { isAlive, useEmbeddedServers } from "../embedded/testing/embedded-server.ts";

const { makeDataDir } = useEmbeddedServers();

const urlOf = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** Uses the server as a test does, and prints its process id. */
const PROGRAM = `
import { startEmbeddedPostgres } from ${urlOf("../embedded/index.ts")};
import { stopWhenKilled } from ${urlOf("./stop-when-killed.ts")};
const [, dataDir] = process.argv;
stopWhenKilled(dataDir);
const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
console.log(server.pid());
setInterval(() => {}, 60_000);
`;

test("the server stops when the process that uses it is killed", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", PROGRAM, makeDataDir()], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const pid = Number(line);
  expect(isAlive(pid)).toBe(true);
  child.kill("SIGKILL");
  await vi.waitUntil(() => !isAlive(pid), { timeout: 50_000 });
  expect(isAlive(pid)).toBe(false);
});
