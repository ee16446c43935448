import { once } from "node:events";
import { connect } from "node:net";

export type ScanResult = "clean" | "infected" | "unavailable";

/** Sends bytes to a virus scanner. */
export type Scanner = (bytes: Uint8Array) => Promise<ScanResult>;

/** A shopper waits for the scan. */
const TIMEOUT_MILLISECONDS = 5000;

const ANSWER = /^stream: (?:(OK)|(.+) FOUND)\0$/;

/**
 * A scanner that asks clamd of ClamAV by its command INSTREAM (clamd(8)). Each piece follows its length of four bytes.
 * A length of zero ends the file.
 *
 * @param address `host:port`, or the path of a socket
 * @param timeout milliseconds, in all
 * @returns `unavailable` without an answer in time, or with one that is neither clean nor found
 * @example await clamd("/run/clamav/clamd.ctl")(bytes) // "clean"
 */
export function clamd(address: string, timeout: number = TIMEOUT_MILLISECONDS): Scanner {
  return async (bytes) => {
    const socket = connect(socketAddress(address));
    const signal = AbortSignal.timeout(timeout);
    let answer = "";
    socket.setEncoding("latin1").on("data", (text: string) => {
      answer += text;
    });
    try {
      const ended = once(socket, "end", { signal });
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      socket.write(Buffer.concat([Buffer.from("zINSTREAM\0"), length, bytes, Buffer.alloc(4)]));
      await ended;
    } catch {
      return "unavailable";
    } finally {
      socket.destroy();
    }
    const [, clean, found] = ANSWER.exec(answer) ?? [];
    return clean ? "clean" : found ? "infected" : "unavailable";
  };
}

function socketAddress(address: string): { path: string } | { host: string; port: number } {
  if (address.startsWith("/")) return { path: address };
  const at = address.lastIndexOf(":");
  return { host: address.slice(0, at).replace(/^\[|\]$/g, ""), port: Number(address.slice(at + 1)) };
}
