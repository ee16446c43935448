import { once } from "node:events";
import type { Server } from "node:http";

/** How long open requests may take to end. */
const GRACE_MS = 5000;

/** Stops accepting connections. Resolves when open requests have ended; cuts them off after five seconds. */
export async function stopGracefully(server: Server): Promise<void> {
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  await once(server, "close");
}
