import { spawnSync } from "node:child_process";
import { chownSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { chooseServerAccount } from "./server-account.ts";
import { type LaunchOptions, useEmbeddedServers } from "./testing/embedded-server.ts";

const { makeDataDir, launch } = useEmbeddedServers();

const NOBODY = 65_534;
const NAMELESS = 54_321;
/** A PATH without `unshare`, like a machine without user namespaces. */
const NO_PROGRAMS = "/nonexistent";

async function serve(dataDir: string, options: LaunchOptions) {
  const launcher = launch(dataDir, options);
  const said = await launcher.ready;
  const owner = "pid" in said ? statSync(join(dataDir, "database", "cluster", "base")).uid : null;
  launcher.child.kill("SIGTERM");
  await launcher.exited;
  return { said, owner };
}

test("uses the caller's account when PostgreSQL accepts it", () => {
  const uid = process.getuid?.();
  expect(chooseServerAccount().kind === "caller").toBe(uid !== 0);
});

// Only root can change the user; all other tests cover a normal user.
const isRoot = process.getuid?.() === 0;

/** A checkout in a private folder cannot be executed by other accounts. */
const isOpenToOthers =
  isRoot && spawnSync(process.execPath, ["-e", ""], { uid: NOBODY, gid: NOBODY, cwd: "/" }).status === 0;

if (isRoot) {
  describe("as root", () => {
    test("without namespaces and in an inaccessible folder, it exits with 78 and explains what to do", async () => {
      const { said } = await serve(makeDataDir(0o700), { path: NO_PROGRAMS });
      expect(said).toMatchObject({ exitCode: 78, said: expect.stringContaining("set DATABASE_URL") });
    });
  });
}

if (isOpenToOthers) {
  describe("as root without namespaces", () => {
    test("the server runs as nobody, who owns the files; in a user namespace root owns them again", async () => {
      const dataDir = makeDataDir();
      expect(await serve(dataDir, { path: NO_PROGRAMS })).toMatchObject({
        said: { adopted: false },
        owner: NOBODY,
      });
      expect(await serve(dataDir, {})).toMatchObject({ said: { adopted: false }, owner: 0 });
      expect(await serve(dataDir, { path: NO_PROGRAMS })).toMatchObject({
        said: { adopted: false },
        owner: NOBODY,
      });
    });
  });

  describe("as a normal user", () => {
    test("the server runs under that user", async () => {
      const dataDir = makeDataDir();
      chownSync(dataDir, NOBODY, NOBODY);
      expect(await serve(dataDir, { uid: NOBODY, path: NO_PROGRAMS })).toMatchObject({
        said: { adopted: false },
        owner: NOBODY,
      });
    });
  });

  describe("as a user id without an account", () => {
    test("the server runs in a user namespace, and the files are that id's", async () => {
      const dataDir = makeDataDir();
      chownSync(dataDir, NAMELESS, NAMELESS);
      expect(await serve(dataDir, { uid: NAMELESS })).toMatchObject({
        said: { adopted: false },
        owner: NAMELESS,
      });
    });

    test("without namespaces it exits with 78 and explains what to do", async () => {
      const dataDir = makeDataDir();
      chownSync(dataDir, NAMELESS, NAMELESS);
      const { said } = await serve(dataDir, { uid: NAMELESS, path: NO_PROGRAMS });
      expect(said).toMatchObject({
        exitCode: 78,
        said: expect.stringContaining("Run as a normal user, or set DATABASE_URL"),
      });
    });
  });
}
