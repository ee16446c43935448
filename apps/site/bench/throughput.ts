import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";

const CONNECTIONS = 16;
const PIPELINED = 8;
/** One buffer per connection, so that allocation is not measured. */
const READ_BYTES = 256 * 1024;
/** The second request of a page starts its recompression, which changes its length. */
const WARM_UP_REQUESTS = 3;
const RECOMPRESSION_MS = 1000;

/**
 * Responses per second for one address. The client only counts bytes, since all responses have the same length: on two
 * cores a parsing client would be the bottleneck.
 */
export async function measureThroughput(url: string, { seconds }: { seconds: number }): Promise<number> {
  const { hostname, port, pathname, search, host } = new URL(url);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br, gzip\r\n\r\n`;
  const address = { host: hostname, port: Number(port) };
  const length = await settledLength(() => responseLength(connect(address), request));
  let bytes = 0;
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    let due = 0;
    const count = (received: number) => {
      bytes += received;
      due += received;
      const answered = Math.floor(due / length);
      due -= answered * length;
      if (answered > 0) socket.write(request.repeat(answered));
      return true;
    };
    const onread = { buffer: Buffer.alloc(READ_BYTES), callback: count };
    const socket: Socket = connect({ ...address, onread });
    socket.write(request.repeat(PIPELINED));
    return socket;
  });
  await setTimeout(500);
  const [startBytes, startedAt] = [bytes, performance.now()];
  await setTimeout(seconds * 1000);
  const rate = (bytes - startBytes) / length / ((performance.now() - startedAt) / 1000);
  for (const socket of sockets) socket.destroy();
  if (rate === 0) throw new Error(`${url} stopped responding, or its length changed during the measurement`);
  return rate;
}

async function settledLength(measure: () => Promise<number>): Promise<number> {
  let previous = 0;
  for (let requests = 1; ; requests += 1) {
    const length = await measure();
    if (requests > WARM_UP_REQUESTS && length === previous) return length;
    previous = length;
    await setTimeout(RECOMPRESSION_MS);
  }
}

/** Bytes of one response on the wire, headers included. */
function responseLength(socket: Socket, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    let quiet: NodeJS.Timeout | undefined;
    let first = "";
    socket.on("data", (chunk) => {
      if (first === "") first = chunk.toString("latin1", 0, 12);
      bytes += chunk.length;
      clearTimeout(quiet);
      quiet = globalThis.setTimeout(() => {
        socket.destroy();
        if (first === "HTTP/1.1 200") resolve(bytes);
        else reject(new Error(`answered ${first}`));
      }, 300);
    });
    socket.on("error", reject);
    socket.write(request);
  });
}
