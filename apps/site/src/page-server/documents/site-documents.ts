import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { localDate } from "@forecourt/calendar";
import type { Build } from "#server/documents/build-manifest.ts";
import type { DocumentContext } from "#server/documents/document-context.ts";
import { type PreviewCard, previewCard } from "#server/documents/preview-image/preview-card.ts";
import { pageOfPreviewImage } from "#server/documents/preview-image/preview-image-path.ts";
import { MAX_ENTRIES, sitemapPartPath, sitemapParts } from "#server/documents/sitemap/sitemap.ts";
import { isSitemapSource } from "#server/documents/sitemap/sitemap-sources.ts";
import { definitionsVersion } from "#server/experiments/experiments-config.ts";
import { settingsFor } from "#server/settings/dealership.ts";
import type { InventorySnapshot } from "#server/site-state.ts";
import { viewerOf } from "#server/vehicles/viewer.ts";
import {
  BUILDS_PATH,
  PREVIEW_IMAGES_PATH,
  SITEMAP_PATH,
  SITEMAP_SOURCES_PATH,
} from "#shared/addresses/public-paths.ts";
import { createDocumentCache } from "./document-cache.ts";
import { compressedDocument, type FinishedDocument, pictureDocument, sendDocument } from "./send-document.ts";
import { partDocument, type TextDocument, textDocuments } from "./text-documents.ts";

export type SiteDocumentsOptions = {
  siteUrl: string;
  /** The store of visitors who selected none. */
  storeId: string;
  build: Build;
  inventory: () => InventorySnapshot;
  now: () => Date;
  /** Renders the picture of a shared link as a PNG. */
  renderPreview: (card: PreviewCard) => Promise<Buffer>;
  entriesPerFile?: number;
};

/** Serves the document at a request's target, if there is one. */
export type DocumentServer = (
  target: string,
) => ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined;

const TEXT_SECONDS = 300;
const PICTURE_SECONDS = 86_400;
const TEXT_BOUNDS = { max: 1000, maxBytes: 100 * 1024 * 1024 };
const PICTURE_BOUNDS = { max: 300, maxBytes: 30 * 1024 * 1024 };

/** Folders that contain documents alone; other folders may contain pages. */
const DOCUMENT_FOLDERS = [BUILDS_PATH, PREVIEW_IMAGES_PATH, SITEMAP_SOURCES_PATH].map(
  (folder) => `${folder}/`,
);

/**
 * Serves what machines read: sitemap, robots.txt, llms.txt, the guides' feed, the build's manifest and preview pictures
 * (docs/product/machines.md). Writes a text once for each inventory version, definitions of experiments, and day of the
 * dealership.
 *
 * @example const documentAt = createSiteDocuments(options); documentAt("/robots.txt")?.(request, response)
 */
export function createSiteDocuments(options: SiteDocumentsOptions): DocumentServer {
  const { entriesPerFile = MAX_ENTRIES, siteUrl, storeId } = options;
  const texts = textDocuments(options.build, entriesPerFile);
  const textCache = createDocumentCache(TEXT_BOUNDS);
  const pictureCache = createDocumentCache(PICTURE_BOUNDS);
  let partNames: ReadonlySet<string> | undefined;
  let cachedFor = "";
  let definitions = definitionsVersion();

  const currentContext = (): DocumentContext => {
    const { searchFor, vocabulary, version } = options.inventory();
    const now = options.now();
    const settings = settingsFor(storeId);
    if (definitions !== definitionsVersion()) {
      // Dynamic configs change titles and texts for everyone.
      pictureCache.clear();
      definitions = definitionsVersion();
      cachedFor = "";
    }
    const current = `${version} ${localDate(now, settings.profile.timezone)}`;
    if (cachedFor !== current) {
      textCache.clear();
      partNames = undefined;
      cachedFor = current;
    }
    const inventory = searchFor(viewerOf("locked", settings));
    return { siteUrl, storeId, settings, inventory, vocabulary, now };
  };

  const written = (name: string, { type, write }: TextDocument, context: DocumentContext) =>
    textCache.get(name, async () =>
      compressedDocument(await joined(write(context)), { type, maxAge: TEXT_SECONDS }),
    );

  const findText = async (path: string, params: URLSearchParams): Promise<FinishedDocument | null> => {
    const context = currentContext();
    if (path !== SITEMAP_PATH || !params.has("source")) {
      const text = texts.get(path);
      return text ? written(path, text, context) : null;
    }
    const source = params.get("source") ?? "";
    if (!isSitemapSource(source)) return null;
    const part = { source, page: Number(params.get("page") ?? "1") };
    partNames ??= new Set(sitemapParts(context, entriesPerFile).map(sitemapPartPath));
    // Checked by name: many requests for missing parts cost no more than one.
    if (!partNames.has(sitemapPartPath(part))) return null;
    return written(...partDocument(part, entriesPerFile), context);
  };

  const findPicture = async (path: string): Promise<FinishedDocument | null> => {
    const page = pageOfPreviewImage(path);
    const card = page && previewCard(page.path, page.locale, currentContext());
    if (!card) return null;
    return pictureCache.get(path, async () =>
      pictureDocument(await options.renderPreview(card), { type: "image/png", maxAge: PICTURE_SECONDS }),
    );
  };

  return (target) => {
    const [path = "", query = ""] = target.split("?", 2);
    if (!texts.has(path) && !DOCUMENT_FOLDERS.some((folder) => path.startsWith(folder))) return undefined;
    const find = () =>
      path.startsWith(`${PREVIEW_IMAGES_PATH}/`)
        ? findPicture(path)
        : findText(path, new URLSearchParams(query));
    return (request, response) => sendDocument(request, response, find);
  };
}

/** Joins the pieces of a text, and lets the process answer other requests between them. */
async function joined(pieces: Iterable<string>): Promise<string> {
  const parts: string[] = [];
  for (const piece of pieces) {
    parts.push(piece);
    await setImmediate();
  }
  return parts.join("");
}
