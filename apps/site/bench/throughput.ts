import { connect, type Socket } from "node:net";

const CONNECTIONS = 16;
const PIPELINED = 8;
/** One buffer for each connection, read into again and again: making new ones is not what is measured. */
const READ_BYTES = 256 * 1024;

/**
 * Answers a second for one address. The load side only counts bytes: every answer to the same request is equally long,
 * so that on two cores the server is what is measured and not a client that parses.
 */
export async function measureThroughput(url: string, { seconds }: { seconds: number }): Promise<number> {
  const { hostname, port, pathname, search, host } = new URL(url);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br, gzip\r\n\r\n`;
  const address = { host: hostname, port: Number(port) };
  await answerLength(connect(address), request);
  const length = await answerLength(connect(address), request);
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
  await new Promise((resolve) => setTimeout(resolve, 500));
  const [startBytes, startedAt] = [bytes, performance.now()];
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const rate = (bytes - startBytes) / length / ((performance.now() - startedAt) / 1000);
  for (const socket of sockets) socket.destroy();
  return rate;
}

/** How many bytes one answer has on the wire, headers included. */
function answerLength(socket: Socket, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    let quiet: NodeJS.Timeout | undefined;
    let first = "";
    socket.on("data", (chunk) => {
      if (first === "") first = chunk.toString("latin1", 0, 12);
      bytes += chunk.length;
      clearTimeout(quiet);
      quiet = setTimeout(() => {
        socket.destroy();
        if (first === "HTTP/1.1 200") resolve(bytes);
        else reject(new Error(`answered ${first}`));
      }, 300);
    });
    socket.on("error", reject);
    socket.write(request);
  });
}
