import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { localDate } from "@forecourt/calendar";
import type { Build } from "#server/documents/build-manifest.ts";
import type { DocumentContext } from "#server/documents/document-context.ts";
import { type PreviewCard, previewCard } from "#server/documents/preview-image/preview-card.ts";
import { pageOfPreviewImage } from "#server/documents/preview-image/preview-image-path.ts";
import { MOST_ENTRIES, sitemapPartPath, sitemapParts } from "#server/documents/sitemap/sitemap.ts";
import { isSitemapSource } from "#server/documents/sitemap/sitemap-sources.ts";
import { settingsFor } from "#server/settings/dealership.ts";
import type { InventorySnapshot } from "#server/site-state.ts";
import { viewerOf } from "#server/vehicles/viewer.ts";
import { createKeptPictures } from "./preview-image-cache.ts";
import { type FinishedDocument, packedDocument, pictureDocument, sendDocument } from "./send-document.ts";
import { partDocument, type TextDocument, textDocuments } from "./text-documents.ts";

export type SiteDocumentsOptions = {
  siteUrl: string;
  /** The store that a visitor without a choice of their own sees. */
  storeId: string;
  build: Build;
  inventory: () => InventorySnapshot;
  now: () => Date;
  /** Draws the picture of a shared link, a PNG. */
  drawPreview: (card: PreviewCard) => Promise<Buffer>;
  /** Entries of one sitemap file. */
  entriesPerFile?: number;
};

/** What answers a request for a document, when the target is one's. */
export type DocumentServer = (
  target: string,
) => ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined;

const TEXT_SECONDS = 300;
const PICTURE_SECONDS = 86_400;
const MOST_PICTURES = { most: 300, mostBytes: 30 * 1024 * 1024 };

/** Folders that hold nothing but documents; in others a page may be. */
const OWN_FOLDERS = /^\/(?:builds|og|api\/___sitemaps___)\//;

/**
 * Serves what machines read: sitemap, robots.txt, llms.txt, the guides' feed, the build's manifest and the pictures of
 * shared links (docs/product/machines.md). Each is made once for an inventory version and a day of the dealership.
 *
 * @example const documentAt = createSiteDocuments(options); documentAt("/robots.txt")?.(request, response)
 */
export function createSiteDocuments(options: SiteDocumentsOptions): DocumentServer {
  const { entriesPerFile = MOST_ENTRIES, siteUrl, storeId } = options;
  const settings = settingsFor(storeId);
  const texts = textDocuments(options.build, entriesPerFile);
  const pictures = createKeptPictures(MOST_PICTURES);
  const kept = new Map<string, Promise<FinishedDocument>>();
  let partNames: ReadonlySet<string> | undefined;
  let stamp = "";

  const currentContext = (): DocumentContext => {
    const { searchFor, vocabulary, version } = options.inventory();
    const now = options.now();
    const current = `${version} ${localDate(now, settings.profile.timezone)}`;
    if (stamp !== current) {
      kept.clear();
      partNames = undefined;
      stamp = current;
    }
    const inventory = searchFor(viewerOf("locked", settings));
    return { siteUrl, storeId, settings, inventory, vocabulary, now };
  };

  const keep = (name: string, { type, write }: TextDocument, context: DocumentContext) => {
    const known = kept.get(name);
    if (known) return known;
    const made = joined(write(context)).then((text) => packedDocument(text, { type, maxAge: TEXT_SECONDS }));
    kept.set(name, made);
    made.catch(() => {
      if (kept.get(name) === made) kept.delete(name);
    });
    return made;
  };

  const findText = async (path: string, params: URLSearchParams): Promise<FinishedDocument | null> => {
    const context = currentContext();
    if (path !== "/sitemap.xml" || !params.has("source")) {
      const text = texts.get(path);
      return text ? keep(path, text, context) : null;
    }
    const source = params.get("source") ?? "";
    if (!isSitemapSource(source)) return null;
    const part = { source, page: Number(params.get("page") ?? "1") };
    partNames ??= new Set(sitemapParts(context, entriesPerFile).map(sitemapPartPath));
    // A part that there is not is not looked for again: asking for many costs no more than asking for one.
    if (!partNames.has(sitemapPartPath(part))) return null;
    return keep(...partDocument(part, entriesPerFile), context);
  };

  const findPicture = async (path: string): Promise<FinishedDocument | null> => {
    const page = pageOfPreviewImage(path);
    const card = page && previewCard(page.path, page.locale, currentContext());
    if (!card) return null;
    return pictures.get(path, async () =>
      pictureDocument(await options.drawPreview(card), { type: "image/png", maxAge: PICTURE_SECONDS }),
    );
  };

  return (target) => {
    const [path = "", query = ""] = target.split("?", 2);
    if (!texts.has(path) && !OWN_FOLDERS.test(path)) return undefined;
    const find = () =>
      path.startsWith("/og/") ? findPicture(path) : findText(path, new URLSearchParams(query));
    return (request, response) => sendDocument(request, response, find);
  };
}

/** Puts a document's pieces together, and lets the process answer others between them. */
async function joined(pieces: Iterable<string>): Promise<string> {
  const parts: string[] = [];
  for (const piece of pieces) {
    parts.push(piece);
    await setImmediate();
  }
  return parts.join("");
}
