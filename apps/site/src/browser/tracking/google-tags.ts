import type { ConsentCategory } from "@forecourt/consent";
import { googleConsent, tagsToLoad } from "@forecourt/consent";
import type { TrackerConfig } from "#shared/tracking/tracker-config.ts";
import { addScript } from "./add-script.ts";
import { attempt } from "./attempt.ts";

declare global {
  /** Google's queue: entries of the tag manager, and the arguments of `gtag`. */
  var dataLayer: unknown[] | undefined;
}

const TAG_MANAGER = "https://www.googletagmanager.com/gtm.js?id=";
const GOOGLE_TAG = "https://www.googletagmanager.com/gtag/js?id=";

/**
 * The tag manager and the Google tag. Consent mode starts as denied, before any tag; each tag loads once, when it is
 * allowed (docs/product/consent.md, "Google consent mode").
 */
export function createGoogleTags({ tagManager, googleTag }: TrackerConfig) {
  const scripts = new Map<string, Promise<unknown>>();

  function queue(entry: unknown): void {
    globalThis.dataLayer ??= [];
    globalThis.dataLayer.push(entry);
  }

  /** Google's tags tell commands from entries by the type of the queued object. */
  function gtag(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: an array would not count as a command.
    queue(arguments);
  }

  attempt(() => gtag(...googleConsent("default", ["essential"])));

  return {
    gtag,
    queue,
    /** Resolves when the allowed tags have run or failed. A page that closes earlier loses their queue. */
    settled: () => Promise.all(scripts.values()),
    /** Tells what is allowed now, then loads what may be loaded. */
    allow(allowed: readonly ConsentCategory[]): void {
      attempt(() => gtag(...googleConsent("update", allowed)));
      for (const { tag, id } of tagsToLoad({ tagManager, googleTag }, allowed)) {
        if (scripts.has(tag)) continue;
        if (tag === "tagManager") {
          attempt(() => queue({ "gtm.start": Date.now(), event: "gtm.js" }));
          scripts.set(tag, addScript(TAG_MANAGER + encodeURIComponent(id)));
        } else {
          attempt(() => {
            gtag("js", new Date());
            // Page views are sent with the site's own event.
            gtag("config", id, { send_page_view: false });
          });
          scripts.set(tag, addScript(GOOGLE_TAG + encodeURIComponent(id)));
        }
      }
    },
  };
}
