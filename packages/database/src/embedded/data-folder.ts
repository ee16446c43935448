import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

/** Where the embedded server keeps everything: one folder, `database`, below the data folder. */
export type DatabaseFolder = {
  root: string;
  /** PGDATA. Exists only when initialisation finished. */
  cluster: string;
  /** The owner's password, mode 0600. */
  passwordFile: string;
  /** The port of the last start, so that addresses handed out before a restart stay right. */
  portFile: string;
  log: string;
  socket: string;
  libraryLinks: string;
  launchLock: string;
  users: string;
};

/** Names the folders below `dataDir` and makes those that the launcher itself writes to. */
export function openDatabaseFolder(dataDir: string): DatabaseFolder {
  const root = join(resolve(dataDir), "database");
  const folder: DatabaseFolder = {
    root,
    cluster: join(root, "cluster"),
    passwordFile: join(root, "owner-password"),
    portFile: join(root, "port"),
    log: join(root, "server.log"),
    socket: join(root, "socket"),
    libraryLinks: join(root, "lib"),
    launchLock: join(root, "launch-lock"),
    users: join(root, "users"),
  };
  // Passable, but not listable: the server may have to run under an account other than the folder's owner.
  mkdirSync(resolve(dataDir), { recursive: true, mode: 0o711 });
  mkdirSync(root, { recursive: true, mode: 0o700 });
  for (const path of [folder.socket, folder.libraryLinks, folder.launchLock, folder.users]) {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  }
  return folder;
}
