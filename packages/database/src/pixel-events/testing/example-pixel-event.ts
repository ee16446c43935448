import { randomUUID } from "node:crypto";
import type { AcceptedPixelEvent } from "../accept-pixel-event.ts";

/** An event of this moment, each time another one. */
export function examplePixelEvent(fields: Partial<AcceptedPixelEvent> = {}): AcceptedPixelEvent {
  const id = randomUUID();
  const eventTime = Math.floor(Date.now() / 1000);
  return {
    id,
    eventKey: `key ${id}`,
    storeId: "north",
    sealed: Buffer.from(`sealed ${id}`),
    eventTime,
    ...fields,
  };
}
