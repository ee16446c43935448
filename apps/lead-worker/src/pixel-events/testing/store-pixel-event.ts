import { randomUUID } from "node:crypto";
import { acceptPixelEvent, type Database, type KeyPair, seal } from "@forecourt/database";
import type { PixelBody } from "@forecourt/tracking";
import body from "./pixel-body.json" with { type: "json" };

/** A body of a page, with hashes that Meta publishes. */
export const examplePixelBody = body as PixelBody;
export const SOURCE_URL = "https://cars.example/test-drive";

/** Stores an event like the site does, at the present time; returns its id. */
export async function storePixelEvent(
  site: Database,
  keyPair: KeyPair,
  {
    storeId = "north",
    content,
    eventTime = now(),
  }: { storeId?: string; content?: unknown; eventTime?: number } = {},
): Promise<string> {
  const id = randomUUID();
  const ownBody = { ...examplePixelBody, event_time: eventTime, eventTime };
  const message = content ?? { body: ownBody, sourceUrl: SOURCE_URL };
  const sealed = await seal(keyPair.publicKey, JSON.stringify(message), id);
  const result = await acceptPixelEvent(site, { id, eventKey: id, storeId, sealed, eventTime });
  if (result.kind !== "accepted") throw new Error(`not stored: ${result.kind}`);
  return id;
}

/** Seconds since 1970. */
export const now = () => Math.floor(Date.now() / 1000);
