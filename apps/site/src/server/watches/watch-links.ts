import "server-only";
import { siteEnv } from "#env.ts";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { WATCH_CONFIRM_PATH, WATCH_STOP_API_PATH, WATCH_STOP_PATH } from "#shared/addresses/public-paths.ts";
import { type ReadToken, readToken, signToken } from "../tokens/signed-token.ts";

/** What a link to stop ends: one watch, or all of an address by its keyed hash. */
export type StoppedWatches = { watchId: string; emailKey?: never } | { emailKey: string; watchId?: never };

/** The path that confirms a watch. */
export function confirmPath(watchId: string, locale: Locale, expiresAt: Date): string {
  const token = signToken("watch-confirm", watchId, { secret: siteEnv().SITE_SECRET, expiresAt });
  return localPath(locale, pathWith(WATCH_CONFIRM_PATH, { token }));
}

/** The page that ends watches. Its link never expires: an old email must still lead out. */
export function stopPath(stopped: StoppedWatches, locale: Locale): string {
  return localPath(locale, pathWith(WATCH_STOP_PATH, { token: stopToken(stopped) }));
}

/** The address that ends watches by one request of a mail program. */
export function oneClickPath(stopped: StoppedWatches): string {
  return pathWith(WATCH_STOP_API_PATH, { token: stopToken(stopped) });
}

/** Reads the token of a link to stop; null when it is forged. */
export function readStopToken(token: string | undefined, now: Date): StoppedWatches | null {
  const read: ReadToken = readToken("watch-stop", token, { secret: siteEnv().SITE_SECRET, now });
  if (read.kind !== "valid") return null;
  const id = read.subject.slice(1);
  return read.subject.startsWith("w") ? { watchId: id } : { emailKey: id };
}

/** The first letter says which of the two it is. */
function stopToken({ watchId, emailKey }: StoppedWatches): string {
  const subject = watchId === undefined ? `e${emailKey}` : `w${watchId}`;
  return signToken("watch-stop", subject, { secret: siteEnv().SITE_SECRET });
}
