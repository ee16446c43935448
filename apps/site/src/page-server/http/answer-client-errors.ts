import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

/** Errors of Node's parser with a status of their own; all others are 400. */
const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers requests that Node refuses before the page server sees them: 400, 408, 413, 417 and 431. Node's own answers
 * lack the headers of every response.
 */
export function answerClientErrors(server: Server, security: Record<string, string>): void {
  const latest = new WeakMap<object, ServerResponse>();
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) =>
    latest.set(socket, response),
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = latest.get(socket);
    const isSending = response?.headersSent && !response.writableFinished;
    if (socket.writable && !isSending && error.code !== "ECONNRESET")
      socket.write(rawAnswer(STATUS[error.code ?? ""] ?? 400, security));
    socket.destroySoon();
  });
  server.on("checkExpectation", (_request, response: ServerResponse) => {
    response.writeHead(417, { ...security, ...CLOSE }).end(STATUS_CODES[417]);
  });
}

const CLOSE = { Connection: "close", "Content-Type": "text/plain; charset=utf-8" };

function rawAnswer(status: number, security: Record<string, string>): string {
  const text = STATUS_CODES[status] ?? "";
  const headers = { ...security, ...CLOSE, "Content-Length": text.length };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${text}\r\n${lines.join("")}\r\n${text}`;
}
