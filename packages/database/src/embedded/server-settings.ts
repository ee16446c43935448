import type { DatabaseFolder } from "./data-folder.ts";

/** Longest path of a Unix socket that every system takes; below it the server also listens on one. */
const SOCKET_PATH_LIMIT = 100;

/** The server's settings, as arguments, so that an old configuration file never decides. */
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

/** An answered COMMIT survives a power cut. */
const CRASH_SAFE = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  restart_after_crash: "on",
};

/** One dealership group: a few processes with small pools, beside the site on one machine. */
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
  // Nothing is replicated from the embedded server: growing past one machine is DATABASE_URL.
  wal_level: "minimal",
  max_wal_senders: "0",
  timezone: "UTC",
};

/** The log carries codes, never the values that a statement came with. */
const LOG_WITHOUT_VALUES = {
  log_timezone: "UTC",
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
  log_checkpoints: "off",
};
