import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

/** Paths of the embedded server, below `database` in the data folder. */
export type DatabaseFolder = {
  root: string;
  /** PGDATA; exists only after a complete initialisation. */
  cluster: string;
  /** The owner's password, mode 0600. */
  passwordFile: string;
  /** The port of the last start, so that URLs stay valid after a restart. */
  portFile: string;
  log: string;
  socket: string;
  libraryLinks: string;
  launchLock: string;
  users: string;
};

/** Returns the paths below `dataDir` and creates the folders that the launcher writes to. */
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
  // Traversable but not listable, since the server may run under another account than the owner.
  mkdirSync(resolve(dataDir), { recursive: true, mode: 0o711 });
  mkdirSync(root, { recursive: true, mode: 0o700 });
  for (const path of [folder.socket, folder.libraryLinks, folder.launchLock, folder.users]) {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  }
  return folder;
}
