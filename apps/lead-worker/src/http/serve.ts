import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";

export type Served = { port: number; close: () => Promise<void> };

/** Serves an app until it is closed; port 0 chooses a free port. Throws when the port is taken. */
export async function serve(app: Hono, where: { port: number; host: string }): Promise<Served> {
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(where.port, where.host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
    },
  };
}
