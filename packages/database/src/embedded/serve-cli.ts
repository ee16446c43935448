import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";

/**
 * Runs the embedded server by itself until it is told to stop: `node src/embedded/serve-cli.ts [data folder]`.
 * Says one line of JSON on standard output when the database can be used; the password is not in it.
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
  process.stdout.write(
    `${JSON.stringify({ port: server.port, pid: server.pid(), adopted: server.adopted })}\n`,
  );
  setInterval(() => {}, 60_000);
} catch (error) {
  if (!(error instanceof EmbeddedPostgresError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.exitCode;
}
