import { createHash } from "node:crypto";

/** A short hash of a content, for its entity tag or its name: the same content has the same hash in every process. */
export function contentHash(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}
