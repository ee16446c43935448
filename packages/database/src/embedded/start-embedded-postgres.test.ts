import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { readProcessState } from "./process-state.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./start-embedded-postgres.ts";
import { stopUnusedPostgres } from "./stop-unused-postgres.ts";
import { isAlive, useEmbeddedServers } from "./testing/embedded-server.ts";

const { makeDataDir, makeSharedDataDir, launch } = useEmbeddedServers();

function start(dataDir: string, more: { port?: number } = {}): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, log: () => {}, restart: false, ...more });
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(10);
}

describe("a start", () => {
  const dataDir = makeSharedDataDir();

  test("creates a crash-safe PostgreSQL 18 with a database, which a later start reuses", async () => {
    const first = await start(dataDir);
    expect(first.adopted).toBe(false);
    const settings =
      "SELECT current_setting(name) FROM unnest(ARRAY['server_version', 'fsync', 'synchronous_commit', 'full_page_writes', 'server_encoding', 'data_checksums']) AS name";
    const [version, ...safety] = await ask(first.url, settings);
    expect(version).toMatch(/^18\./);
    expect(safety).toEqual(["on", "on", "on", "UTF8", "on"]);
    expect(await ask(first.url, "SELECT current_database(), current_user::text")).toEqual([
      "forecourt",
      "forecourt_owner",
    ]);
    await ask(first.url, "CREATE TABLE kept AS SELECT 7 AS n");
    const pid = first.pid()!;
    await first.stop();
    expect(isAlive(pid)).toBe(false);

    expect(first.port, "no outgoing connection gets it").toBeLessThan(32_768);
    const second = await start(dataDir);
    expect(second.url).toBe(first.url);
    expect(await ask(second.url, "SELECT n FROM kept")).toEqual([7]);
    await second.stop();
  });

  test("stores the password for the folder's owner only, and always requires it", async () => {
    const server = await start(dataDir);
    const file = statSync(join(dataDir, "database", "owner-password"));
    expect(file.mode & 0o777).toBe(0o600);
    const stranger = new URL(server.url);
    stranger.password = "guess";
    await expect(ask(stranger.href, "SELECT 1")).rejects.toMatchObject({ code: "28P01" });
    const socket = join(dataDir, "database", "socket");
    await expect(
      ask(`postgresql://forecourt_owner:guess@/forecourt?host=${socket}&port=${server.port}`, "SELECT 1"),
    ).rejects.toMatchObject({ code: "28P01" });
    expect(readFileSync(join(dataDir, "database", "server.log"), "utf8")).not.toContain(
      new URL(server.url).password,
    );
    await server.stop();
  });

  test("reuses a running server, which stops with its last user", async () => {
    const first = await start(dataDir);
    const second = await start(dataDir);
    expect([first.adopted, second.adopted]).toEqual([false, true]);
    expect(second.pid()).toBe(first.pid());
    await first.stop();
    await first.stop();
    expect(await ask(second.url, "SELECT 1")).toEqual([1]);
    await second.stop();
    expect(second.pid()).toBeNull();
  });

  test("chooses another port when the last one is taken, and fails when the requested one is", async () => {
    const first = await start(dataDir);
    await first.stop();
    const squatter = createServer();
    await new Promise<void>((resolve) => squatter.listen(first.port, "127.0.0.1", resolve));
    const second = await start(dataDir);
    expect(second.port).not.toBe(first.port);
    await second.stop();
    await expect(start(dataDir, { port: first.port })).rejects.toMatchObject({
      code: "embedded.port-taken",
      exitCode: 78,
    });
    squatter.close();
  });

  test("rejects a folder of another version or without its password", async () => {
    await (await start(dataDir)).stop();
    const version = join(dataDir, "database", "cluster", "PG_VERSION");
    writeFileSync(version, "17\n");
    await expect(start(dataDir)).rejects.toMatchObject({ code: "embedded.other-version" });
    writeFileSync(version, "18\n");
    rmSync(join(dataDir, "database", "owner-password"));
    await expect(start(dataDir)).rejects.toMatchObject({ code: "embedded.password-missing" });
  });
});

describe("several processes at once", () => {
  test("five concurrent starts: one starts the server, four reuse it, the last to stop stops it", async () => {
    const dataDir = makeDataDir();
    const launchers = Array.from({ length: 5 }, () => launch(dataDir));
    const said = await Promise.all(launchers.map(({ ready }) => ready));
    expect(said.map((line) => "adopted" in line && line.adopted).sort()).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
    const pids = new Set(said.map((line) => "pid" in line && line.pid));
    expect(pids.size).toBe(1);
    const pid = [...pids][0] as number;
    const last = launchers.pop()!;
    for (const { child, exited } of launchers) {
      child.kill("SIGTERM");
      expect(await exited).toBe(0);
    }
    expect(isAlive(pid)).toBe(true);
    last.child.kill("SIGTERM");
    await last.exited;
    expect(isAlive(pid)).toBe(false);
  });
});

describe("after a kill", () => {
  const dataDir = makeSharedDataDir();

  test("of the launcher at any moment of the first start, the next start works", async () => {
    const fresh = makeDataDir();
    for (const delay of [120, 250, 380, 550]) {
      const { child, exited } = launch(fresh);
      await sleep(delay);
      child.kill("SIGKILL");
      await exited;
    }
    const server = await start(fresh);
    expect(await ask(server.url, "SELECT current_database()::text")).toEqual(["forecourt"]);
    expect(readdirSync(join(fresh, "database")).filter((name) => name.startsWith("cluster.new"))).toEqual([]);
    await server.stop();
    expect(server.pid()).toBeNull();
  });

  test("of the launcher, the next start reuses the server and later stops it", async () => {
    const { child, ready, exited } = launch(dataDir);
    const { pid } = (await ready) as { pid: number };
    child.kill("SIGKILL");
    await exited;
    const server = await start(dataDir);
    expect([server.adopted, server.pid()]).toEqual([true, pid]);
    await server.stop();
    expect(isAlive(pid)).toBe(false);
  });

  test("of the launcher, the server stops with the last other process that uses it", async () => {
    const { child, ready, exited } = launch(dataDir);
    const { pid } = (await ready) as { pid: number };
    const server = await start(dataDir);
    const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
    server.addUser(other.pid!);
    child.kill("SIGKILL");
    await exited;
    await stopUnusedPostgres(dataDir);
    expect(isAlive(pid)).toBe(true);
    const gone = once(other, "exit");
    other.kill("SIGKILL");
    await gone;
    await stopUnusedPostgres(dataDir);
    expect(isAlive(pid)).toBe(false);
    await server.stop();
  });

  test("of the server, which stays a zombie, the next start works", async () => {
    const { child, ready } = launch(dataDir);
    const { pid, port } = (await ready) as { pid: number; port: number };
    // A parent that is stopped does not reap.
    child.kill("SIGSTOP");
    process.kill(pid, "SIGKILL");
    await until(() => readProcessState(pid)?.zombie !== false);
    expect(readProcessState(pid)).toMatchObject({ zombie: true });
    expect(existsSync(join(dataDir, "database", "cluster", "postmaster.pid"))).toBe(true);
    const server = await start(dataDir);
    expect([server.adopted, server.port]).toEqual([false, port]);
    expect(await ask(server.url, "SELECT 1")).toEqual([1]);
    await server.stop();
  });

  test("of the machine, with the server's process id reused, the next start works", async () => {
    const { child, ready, exited } = launch(dataDir);
    const { pid } = (await ready) as { pid: number };
    const file = join(dataDir, "database", "cluster", "postmaster.pid");
    const left = readFileSync(file, "utf8");
    child.kill("SIGKILL");
    process.kill(pid, "SIGKILL");
    await exited;
    await until(() => !isAlive(pid));
    writeFileSync(file, left.replace(/^\d+/, String(process.ppid)));
    const server = await start(dataDir);
    expect(await ask(server.url, "SELECT 1")).toEqual([1]);
    await server.stop();
  });

  test("of the server, the monitoring launcher restarts it on the same port", async () => {
    const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
    const pid = server.pid()!;
    process.kill(pid, "SIGKILL");
    await until(() => server.pid() !== null && server.pid() !== pid);
    await until(() => existsSync(join(dataDir, "database", "cluster", "postmaster.pid")));
    for (let answer: unknown[] = []; answer[0] !== 1; )
      answer = await ask(server.url, "SELECT 1").catch(() => []);
    await server.stop();
    expect(server.pid()).toBeNull();
  });
});
