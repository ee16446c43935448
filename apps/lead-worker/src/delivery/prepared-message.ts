import type { SendResult } from "../transports/transport.ts";

/** A message as the copies to send, or what no further try cures. */
export type PreparedMessage =
  | { ok: true; copies: readonly { key: string; send: (signal: AbortSignal) => Promise<SendResult> }[] }
  | { ok: false; code: string };
