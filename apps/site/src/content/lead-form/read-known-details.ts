import { cookies } from "next/headers";
import { type KnownDetails, knownDetails } from "#server/cookies/known-details.ts";

/** What this browser's visitor gave before; undefined on shared pages, which get no cookies. */
export async function readKnownDetails(): Promise<KnownDetails | undefined> {
  return knownDetails(String(await cookies()));
}
