import { createReadStream } from "node:fs";
import { gatherFeed, readFeed } from "@forecourt/feeds";
import type { Vehicle } from "@forecourt/inventory";
import { feedUrl } from "@forecourt/sample-dealership/files";

/** Every vehicle of the sample dealership's feed. */
export async function sampleVehicles(): Promise<Vehicle[]> {
  const feed = await gatherFeed(
    readFeed(createReadStream(feedUrl), { storeFor: ({ storeCode }) => storeCode, today: "2026-11-22" }),
  );
  return feed.accepted.map(({ vehicle }) => vehicle);
}
