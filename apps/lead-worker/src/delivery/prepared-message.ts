import type { Delivery } from "@forecourt/database";
import type { MessageAttachment } from "../transports/message-attachment.ts";
import type { SendResult } from "../transports/transport.ts";

/** The copies to send, or the code of a permanent error. */
export type PreparedMessage =
  | { ok: true; copies: readonly { key: string; send: (signal: AbortSignal) => Promise<SendResult> }[] }
  | { ok: false; code: string };

/** Builds the copies of a delivery from what was decrypted of it. */
export type PrepareDelivery = (
  delivery: Delivery,
  content: unknown,
  attachments: readonly MessageAttachment[],
) => PreparedMessage;
