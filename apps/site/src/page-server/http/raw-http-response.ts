import { type ServerResponse, STATUS_CODES } from "node:http";

/** How long a connection that says nothing is kept, in seconds; the server and the answers' heads say the same. */
export const KEEP_ALIVE_SECONDS = 5;

/** An answer as it goes over the wire: head and body in one piece, good for the second it was put together in. */
export type WholeAnswer = { second: number; bytes: Buffer };

/** Puts an answer together. `second` is the time in whole seconds since 1970, for its `Date`. */
export function wholeAnswer(
  { status, headers, body }: { status: number; headers: Record<string, string | number>; body: Buffer },
  second: number,
): WholeAnswer {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Date: ${new Date(second * 1000).toUTCString()}`,
    "Connection: keep-alive",
    `Keep-Alive: timeout=${KEEP_ALIVE_SECONDS}`,
  ];
  return { second, bytes: Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body]) };
}

/**
 * Sends a whole answer in one write: putting a head of twenty lines together, checking and encoding it costs more than
 * everything else that a page from memory needs. Node has no public way to say that the head is in the body already;
 * this is the one place that knows the two fields which say it, and whole-answer.test.ts compares what arrives with the
 * usual way.
 */
export function sendWholeAnswer(response: ServerResponse, { bytes }: WholeAnswer): void {
  Object.assign(response, { _header: "in the body", _headerSent: true });
  response.end(bytes);
}
