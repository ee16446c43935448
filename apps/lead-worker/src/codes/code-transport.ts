import type { SendResult } from "../transports/transport.ts";

/** A code for a phone, as it goes out. */
export type CodeMessage = {
  verificationId: string;
  /** E.164. */
  phone: string;
  text: string;
  locale: string;
  dealershipName: string;
  storedAt: Date;
};

/** A way to a phone. */
export type CodeTransport = {
  name: "sms-api" | "file";
  send: (message: CodeMessage, signal: AbortSignal) => Promise<SendResult>;
};
