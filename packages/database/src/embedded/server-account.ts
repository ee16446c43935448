import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

/**
 * The account that the server runs under.
 *
 * - `caller`: a normal user; nothing to do.
 * - `namespace`: root, or a user id without an account. The server runs in its own user namespace, which maps the caller
 *   to `uid`; the caller still owns the files.
 * - `nobody`: root without user namespaces; the server's folder is owned by `uid`.
 */
export type ServerAccount =
  | { kind: "caller" }
  | { kind: "namespace"; uid: number }
  | { kind: "nobody"; uid: number; gid: number };

/** Chooses the account. PostgreSQL does not run as root or as a user without an account name. */
export function chooseServerAccount(): ServerAccount {
  const uid = process.getuid?.();
  if (uid === undefined) {
    throw new EmbeddedPostgresError(
      "embedded.unsupported-platform",
      "the embedded PostgreSQL does not run on Windows. Set DATABASE_URL to a PostgreSQL of yours.",
    );
  }
  if (uid !== 0 && hasAccountName()) return { kind: "caller" };
  const stranger = findUnprivilegedAccount();
  if (stranger && canMapUser(stranger.uid)) return { kind: "namespace", uid: stranger.uid };
  if (stranger && uid === 0 && process.platform === "linux") return { kind: "nobody", ...stranger };
  throw new EmbeddedPostgresError(
    "embedded.no-unprivileged-account",
    uid === 0
      ? "PostgreSQL does not run as root. Run as a normal user, or set DATABASE_URL."
      : `user id ${uid} has no account on this machine. Run as a normal user, or set DATABASE_URL.`,
  );
}

/** The command that runs `program` under the account, and the ids to start it with. */
export function asServerAccount(
  account: ServerAccount,
  program: string,
  args: string[],
): { command: string; args: string[]; ids: { uid?: number; gid?: number } } {
  if (account.kind === "namespace") {
    return { command: "unshare", args: [...mapUser(account.uid), program, ...args], ids: {} };
  }
  const ids = account.kind === "nobody" ? { uid: account.uid, gid: account.gid } : {};
  return { command: program, args, ids };
}

function mapUser(uid: number): string[] {
  return ["--user", `--map-user=${uid}`, "--"];
}

function canMapUser(uid: number): boolean {
  return process.platform === "linux" && spawnSync("unshare", [...mapUser(uid), "true"]).status === 0;
}

function hasAccountName(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}

function findUnprivilegedAccount(): { uid: number; gid: number } | null {
  let lines: string[];
  try {
    lines = readFileSync("/etc/passwd", "utf8").split("\n");
  } catch {
    return null;
  }
  const accounts = lines
    .map((line) => line.split(":"))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => Number.isInteger(uid) && uid > 0 && Number.isInteger(gid));
  return accounts.find(({ name }) => name === "nobody") ?? accounts[0] ?? null;
}
