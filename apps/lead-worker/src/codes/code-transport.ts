import type { SendResult } from "../transports/transport.ts";

export type CodeMessage = {
  verificationId: string;
  /** E.164. */
  phone: string;
  text: string;
  locale: string;
  dealershipName: string;
  storedAt: Date;
};

export type CodeTransport = {
  name: "sms-api" | "file";
  send: (message: CodeMessage, signal: AbortSignal) => Promise<SendResult>;
};
