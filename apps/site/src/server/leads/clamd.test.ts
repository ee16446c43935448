import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { clamd } from "./clamd.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server with clamd's protocol; `answer` gets the bytes that it received as a stream. */
async function serve(
  answer: (stream: Buffer, socket: Socket) => string | null,
  path?: string,
): Promise<string> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (data) => {
      received = Buffer.concat([received, data]);
      const stream = streamOf(received);
      const text = stream && answer(stream, socket);
      if (text) socket.end(text);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(path ?? { host: "127.0.0.1", port: 0 }, resolve));
  const address = server.address();
  return typeof address === "string" ? address : `127.0.0.1:${address!.port}`;
}

/** The pieces of a whole INSTREAM command; null before its end. */
function streamOf(received: Buffer): Buffer | null {
  const command = "zINSTREAM\0";
  if (received.subarray(0, command.length).toString() !== command) return null;
  const pieces = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const bytes = new TextEncoder().encode("a resume");

it("sends the bytes and knows what is clean", async () => {
  let sent = "";
  const address = await serve((stream) => {
    sent = stream.toString();
    return "stream: OK\0";
  });
  expect(await clamd(address)(bytes)).toBe("clean");
  expect(sent).toBe("a resume");
});

it("knows what was found, over a socket's path", async () => {
  const path = join(tmpdir(), `clamd-${process.pid}.sock`);
  await serve(() => "stream: Eicar-Signature FOUND\0", path);
  expect(await clamd(path)(bytes)).toBe("infected");
});

it.each(["INSTREAM size limit exceeded. ERROR\0", "stream: OK", "OK\0", "HTTP/1.1 400 Bad Request\r\n\r\n"])(
  "is unavailable after the answer %j",
  async (text) => {
    const address = await serve(() => text);
    expect(await clamd(address)(bytes)).toBe("unavailable");
  },
);

it("is unavailable when the connection is refused or cut", async () => {
  const cut = await serve((_stream, socket) => {
    socket.destroy();
    return null;
  });
  expect(await clamd(cut)(bytes)).toBe("unavailable");
  expect(await clamd("127.0.0.1:1")(bytes)).toBe("unavailable");
  expect(await clamd("/nowhere/clamd.ctl")(bytes)).toBe("unavailable");
});

it("is unavailable when no answer comes in time", async () => {
  const address = await serve(() => null);
  expect(await clamd(address, 1)(bytes)).toBe("unavailable");
});
