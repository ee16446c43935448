import type { DatabaseFolder } from "./data-folder.ts";

/** Maximum path length of a Unix socket on all systems; with a longer path the server listens only on TCP. */
const SOCKET_PATH_LIMIT = 100;

/** Returns the server's settings as arguments, which override old configuration files. */
export function serverArguments(
  folder: DatabaseFolder,
  port: number,
  changed: Readonly<Record<string, string>>,
): string[] {
  const socketFits = `${folder.socket}/.s.PGSQL.${port}.lock`.length <= SOCKET_PATH_LIMIT;
  const settings: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: socketFits ? folder.socket : "",
    unix_socket_permissions: "0700",
    ...CRASH_SAFE,
    ...SMALL,
    ...LOG_WITHOUT_VALUES,
    ...changed,
  };
  const arguments_ = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return ["-D", folder.cluster, ...arguments_];
}

/** A confirmed COMMIT survives a power failure. */
const CRASH_SAFE = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  restart_after_crash: "on",
};

/** Sized for one dealership group: a few processes with small pools on the site's machine. */
const SMALL = {
  shared_buffers: "32MB",
  work_mem: "4MB",
  maintenance_work_mem: "32MB",
  max_wal_size: "256MB",
  min_wal_size: "32MB",
  max_connections: "80",
  huge_pages: "off",
  io_method: "sync",
  jit: "off",
  max_parallel_workers_per_gather: "0",
  autovacuum_max_workers: "2",
  // No replication: use DATABASE_URL for more than one machine.
  wal_level: "minimal",
  max_wal_senders: "0",
  timezone: "UTC",
};

/** The log contains codes, never the values of statements. */
const LOG_WITHOUT_VALUES = {
  log_timezone: "UTC",
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
  log_checkpoints: "off",
};
