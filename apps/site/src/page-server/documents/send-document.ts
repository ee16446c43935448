import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding, type Encodings, encodeBody, encodedBody } from "../http/encodings.ts";

/** A document as it is kept: words packed, a picture as it is. */
export type FinishedDocument = {
  type: string;
  /** For how long nobody has to ask again. */
  maxAge: number;
  /** A hash of the content, without quotes. */
  etag: string;
  body: Encodings | { picture: Buffer };
};

const TEXT = { "Content-Type": "text/plain; charset=utf-8" };

/**
 * Packs a document of words once for everybody who will ask for it.
 *
 * @example await packedDocument("User-agent: *\n", { type: "text/plain; charset=utf-8", maxAge: 300 })
 */
export async function packedDocument(
  text: string,
  { type, maxAge }: Pick<FinishedDocument, "type" | "maxAge">,
): Promise<FinishedDocument> {
  const bytes = Buffer.from(text);
  return { type, maxAge, etag: tagOf(bytes), body: await encodeBody(bytes) };
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
  return { type, maxAge, etag: tagOf(picture), body: { picture } };
}

/**
 * Answers a GET or HEAD with a document, 304 when the client has it; null is a document that there is not. Its entity
 * tag is weak: it names the content in every encoding.
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
  const shared = {
    "Cache-Control": `public, max-age=${maxAge}`,
    ETag: `W/"${etag}"`,
    ...headersOf(document),
  };
  if (isKnown(request.headers["if-none-match"], etag)) {
    response.writeHead(304, shared).end();
    return;
  }
  const encoding = "picture" in body ? "identity" : acceptedEncoding(acceptOf(request));
  const sent = "picture" in body ? body.picture : encodedBody(body, encoding);
  response.writeHead(200, {
    "Content-Type": type,
    ...shared,
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    "Content-Length": sent.length,
  });
  response.end(request.method === "HEAD" ? undefined : sent);
}

/** A picture of a shared link is made to be shown on other sites; words come in several encodings. */
function headersOf({ body }: FinishedDocument): Record<string, string> {
  return "picture" in body ? { "Cross-Origin-Resource-Policy": "cross-origin" } : { Vary: "Accept-Encoding" };
}

function tagOf(content: Buffer): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}

function acceptOf({ headers }: IncomingMessage): string | undefined {
  return headers["accept-encoding"] as string | undefined;
}

function isKnown(header: string | undefined, etag: string): boolean {
  const tags = (header ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(`"${etag}"`) || tags.includes("*");
}
