import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { contentHash } from "#server/http/content-hash.ts";
import { acceptedEncoding, type Encodings, encodeBody, encodedBody } from "../http/encodings.ts";

/** A document as it is cached: text compressed, a picture as it is. */
export type FinishedDocument = {
  type: string;
  /** For how many seconds a client may use it without revalidating. */
  maxAge: number;
  etag: string;
  body: Encodings | { picture: Buffer };
};

const TEXT = { "Content-Type": "text/plain; charset=utf-8" };

/**
 * Compresses a text as a document.
 *
 * @example await compressedDocument("User-agent: *\n", { type: "text/plain; charset=utf-8", maxAge: 300 })
 */
export async function compressedDocument(
  text: string,
  { type, maxAge }: Pick<FinishedDocument, "type" | "maxAge">,
): Promise<FinishedDocument> {
  return { type, maxAge, etag: weakTag(text), body: await encodeBody(Buffer.from(text)) };
}

/**
 * A picture as a document.
 *
 * @example pictureDocument(png, { type: "image/png", maxAge: 86_400 })
 */
export function pictureDocument(
  picture: Buffer,
  { type, maxAge }: Pick<FinishedDocument, "type" | "maxAge">,
): FinishedDocument {
  return { type, maxAge, etag: weakTag(picture), body: { picture } };
}

/**
 * Answers a GET or HEAD with a document; 304 when the client has it, 404 when there is none.
 *
 * @example sendDocument(request, response, () => documentOf("/robots.txt"))
 */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  find: () => Promise<FinishedDocument | null>,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { ...TEXT, Allow: "GET, HEAD" }).end("Method not allowed");
    return;
  }
  const document = await find();
  if (!document) {
    response.writeHead(404, { ...TEXT, "Cache-Control": "no-store" }).end("Not found");
    return;
  }
  const { type, maxAge, etag, body } = document;
  const headers = { "Cache-Control": `public, max-age=${maxAge}`, ETag: etag, ...headersOf(document) };
  if (fresh(request.headers, { etag })) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = "picture" in body ? "identity" : acceptedEncoding(request.headers["accept-encoding"]);
  const sent = "picture" in body ? body.picture : encodedBody(body, encoding);
  response.writeHead(200, {
    "Content-Type": type,
    ...headers,
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    "Content-Length": sent.length,
  });
  response.end(request.method === "HEAD" ? undefined : sent);
}

/** Other sites show the picture of a shared link; a text comes in several encodings. */
function headersOf({ body }: FinishedDocument): Record<string, string> {
  return "picture" in body ? { "Cross-Origin-Resource-Policy": "cross-origin" } : { Vary: "Accept-Encoding" };
}

/** Weak: the tag names the content in every encoding. */
function weakTag(content: Buffer | string): string {
  return `W/"${contentHash(content)}"`;
}
