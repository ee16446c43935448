import { chownSync, lchownSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DatabaseFolder } from "./data-folder.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import type { ServerAccount } from "./server-account.ts";

/**
 * Changes the folder's owner to the account of the server.
 *
 * Only needed as root: the data may have belonged to another account, as in a container without user namespaces.
 */
export function changeFolderOwner(account: ServerAccount, folder: DatabaseFolder, programs: string[]): void {
  if (process.getuid?.() !== 0) return;
  const owner = account.kind === "nobody" ? account : { uid: 0, gid: 0 };
  if (account.kind === "nobody") {
    for (const path of [dirname(folder.root), ...programs.map((program) => dirname(program))]) {
      requireReachable(path);
    }
  }
  if (statSync(folder.root).uid !== owner.uid) changeOwnerRecursively(folder.root, owner.uid, owner.gid);
}

function changeOwnerRecursively(path: string, uid: number, gid: number): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) changeOwnerRecursively(child, uid, gid);
    else lchownSync(child, uid, gid);
  }
  // The folder itself is last, so that an interrupted start repeats the change.
  chownSync(path, uid, gid);
}

function requireReachable(path: string): void {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) {
      throw new EmbeddedPostgresError(
        "embedded.folder-unreachable",
        `PostgreSQL does not run as root, and the account nobody may not enter ${folder}. Run as a normal user, or set DATABASE_URL.`,
      );
    }
    if (folder === dirname(folder)) return;
  }
}
