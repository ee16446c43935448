import { type Database, type QueueCounters, readQueueCounters } from "@forecourt/database";

/** What `GET /health` answers. `unavailable` comes with status 503. */
export type Health = {
  status: "ok" | "unavailable";
  database: "up" | "down";
  queue: Pick<
    QueueCounters,
    "ready" | "oldestReadySeconds" | "sending" | "dead" | "held" | "sentLastMinute"
  > | null;
  /** How leads and phone codes leave. */
  transport: string;
  codeTransport: string;
};

/** Asks the database how the queue stands; no answer is an answer too. */
export async function readHealth(
  database: Database,
  transports: Pick<Health, "transport" | "codeTransport">,
): Promise<Health> {
  try {
    const { ready, oldestReadySeconds, sending, dead, held, sentLastMinute } =
      await readQueueCounters(database);
    const queue = { ready, oldestReadySeconds, sending, dead, held, sentLastMinute };
    return { status: "ok", database: "up", queue, ...transports };
  } catch {
    return { status: "unavailable", database: "down", queue: null, ...transports };
  }
}
