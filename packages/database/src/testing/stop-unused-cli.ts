/** Stops the server of a data folder if no process uses it: `node src/testing/stop-unused-cli.ts <data folder>`. */
import { stopUnusedPostgres } from "../embedded/index.ts";

await stopUnusedPostgres(process.argv[2] ?? "");
