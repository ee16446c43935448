import type { SendResult } from "../transports/transport.ts";

/** The copies to send, or the code of a permanent error. */
export type PreparedMessage =
  | { ok: true; copies: readonly { key: string; send: (signal: AbortSignal) => Promise<SendResult> }[] }
  | { ok: false; code: string };
