import type { SealedApplication } from "@forecourt/api-clients/lender";
import type { SendResult } from "../transports/transport.ts";

/** Delivers sealed credit applications. `send` returns within `SEND_SECONDS`. */
export type ApplicationTransport = {
  name: "lender-api" | "file";
  send: (application: SealedApplication, signal: AbortSignal) => Promise<SendResult>;
};
