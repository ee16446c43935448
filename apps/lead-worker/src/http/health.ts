import { type Database, type QueueCounters, readQueueCounters } from "@forecourt/database";

/** The response of `GET /health`; status 503 when `unavailable`. */
export type Health = {
  status: "ok" | "unavailable";
  database: "up" | "down";
  queue: Pick<
    QueueCounters,
    "ready" | "oldestReadySeconds" | "sending" | "dead" | "held" | "heldForKey" | "sentLastMinute"
  > | null;
  /** Names of the transports of leads, phone codes, emails to shoppers, credit applications and events. */
  transport: string;
  codeTransport: string;
  mailTransport: string;
  lenderTransport: string;
  pixelTransport: string;
};

export type TransportNames = Pick<
  Health,
  "transport" | "codeTransport" | "mailTransport" | "lenderTransport" | "pixelTransport"
>;

/** Reads the state of the queue; `unavailable` when the database does not answer. */
export async function readHealth(database: Database, transports: TransportNames): Promise<Health> {
  try {
    const { ready, oldestReadySeconds, sending, dead, held, heldForKey, sentLastMinute } =
      await readQueueCounters(database);
    const queue = { ready, oldestReadySeconds, sending, dead, held, heldForKey, sentLastMinute };
    return { status: "ok", database: "up", queue, ...transports };
  } catch {
    return { status: "unavailable", database: "down", queue: null, ...transports };
  }
}
