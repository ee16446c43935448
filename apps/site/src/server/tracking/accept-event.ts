import "server-only";
import { createHmac, randomUUID } from "node:crypto";
import {
  type AcceptPixelEventResult,
  acceptPixelEvent,
  type PixelEventMessage,
  seal,
} from "@forecourt/database";
import type { PixelBody } from "@forecourt/tracking";
import { siteEnv } from "#env.ts";
import { networkLimits } from "../http/network-limits.ts";
import { siteState } from "../site-state.ts";
import { publicPagePath } from "./public-page-path.ts";

/** Every page sends events, and many phones share a network. */
const EVENTS_PER_NETWORK = 600;

/**
 * Stores an event for the ad network, sealed for the worker (docs/product/tracking.md, "Forwarding"). The same event is
 * stored once.
 *
 * @param page `sourceUrl`: the page's address; `network` from `networkKey`
 */
export async function acceptEvent(
  body: PixelBody,
  { storeId, sourceUrl, network }: { storeId: string; sourceUrl: string; network: string },
): Promise<AcceptPixelEventResult> {
  const { SITE_SECRET, WORKER_PUBLIC_KEY } = siteEnv();
  const id = randomUUID();
  const message: PixelEventMessage = { body: withPublicPath(body), sourceUrl };
  return acceptPixelEvent(siteState().database, {
    id,
    eventKey: createHmac("sha256", SITE_SECRET)
      .update(`pixel-event\n${body.eventName}\n${body.event_id}`)
      .digest("base64url"),
    storeId,
    sealed: await seal(WORKER_PUBLIC_KEY, JSON.stringify(message), id),
    eventTime: body.event_time,
    limits: networkLimits("pixel-event", network, EVENTS_PER_NETWORK),
  });
}

function withPublicPath(body: PixelBody): PixelBody {
  const { page_path } = body.custom_data;
  if (page_path === undefined) return body;
  return { ...body, custom_data: { ...body.custom_data, page_path: publicPagePath(page_path) } };
}
