import "server-only";
import { randomUUID } from "node:crypto";
import { type QueuedEmail, type ShopperMessage, seal } from "@forecourt/database";
import { siteEnv } from "#env.ts";

/** Seals an email for the worker, which alone can read and send it. */
export async function sealedEmail(message: ShopperMessage): Promise<QueuedEmail> {
  const id = randomUUID();
  return { id, sealed: await seal(siteEnv().WORKER_PUBLIC_KEY, JSON.stringify(message), id) };
}
