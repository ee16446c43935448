import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";

/**
 * Runs the embedded server until a signal: `node src/embedded/serve-cli.ts [data folder]`. Prints one line of JSON,
 * without the password, when the database is ready. A parent process that opened a channel ends it with its own end.
 */
try {
  const server = await startEmbeddedPostgres({
    dataDir: process.argv[2] ?? ".data",
    log: (message) => process.stderr.write(`${message}\n`),
    restart: process.argv[3] !== "--no-restart",
  });
  const stop = () => {
    void server.stop().then(() => process.exit(0));
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  process.once("disconnect", stop);
  process.stdout.write(
    `${JSON.stringify({ port: server.port, pid: server.pid(), adopted: server.adopted })}\n`,
  );
  setInterval(() => {}, 60_000);
} catch (error) {
  if (!(error instanceof EmbeddedPostgresError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.exitCode;
}
