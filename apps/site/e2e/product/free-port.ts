import { createServer, type Server } from "node:net";

/** Below the ports that systems give to outgoing connections and to servers that ask for any port. */
const FIRST = 20_000;
const BLOCKS = 500;
const BLOCK_SIZE = 20;

let reserved: Promise<number[]> | undefined;

/**
 * A free port that no other process of a test run gets. Each process has a block of ports; a socket that listens on the
 * first of them reserves the block, and the system closes it however the process ends.
 */
export async function freePort(): Promise<number> {
  reserved ??= reserveBlock();
  const ports = await reserved;
  for (let tries = ports.length; tries > 0; tries -= 1) {
    const port = ports.shift()!;
    ports.push(port);
    const probe = await listen(port);
    if (!probe) continue;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
  throw new Error(`no port of ${Math.min(...ports)} to ${Math.max(...ports)} is free`);
}

async function reserveBlock(): Promise<number[]> {
  for (let tries = 0; tries < BLOCKS; tries += 1) {
    const first = FIRST + ((process.pid + tries) % BLOCKS) * BLOCK_SIZE;
    const guard = await listen(first);
    guard?.unref();
    if (guard) return Array.from({ length: BLOCK_SIZE - 1 }, (_, at) => first + 1 + at);
  }
  throw new Error(`no block of ports from ${FIRST} on is free`);
}

/** A server on this port; undefined when the port is taken. */
function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen(port, () => resolve(server));
  });
}
