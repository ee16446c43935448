import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";
import { storybookFolder } from "./storybook.ts";

/** Serves the built Storybook to its tests, on a port of its own: one of another run may serve another build. */
export default async function serveStorybook(): Promise<(() => void) | undefined> {
  if (process.env["SB_URL"]) return;
  // `dev` reads files on each request, so that a rebuilt Storybook is served.
  const server = createServer(sirv(storybookFolder, { dev: true })).listen(0);
  await once(server, "listening");
  process.env["SB_URL"] = `http://localhost:${(server.address() as AddressInfo).port}`;
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
