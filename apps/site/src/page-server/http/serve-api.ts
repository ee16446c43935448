import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { CUT_UPLOAD_HEADER } from "#shared/lead-form/cut-upload.ts";
import { clientAddress } from "./client-address.ts";
import { acceptedEncoding, compressBody } from "./encodings.ts";
import { type FollowingPage, followingPage } from "./following-page.ts";
import { type RequestHandler, requestInProcess } from "./in-process-request.ts";
import { readLimitedBody, refuseUpload } from "./limit-body.ts";
import { isUpload, readUpload } from "./read-upload.ts";
import { refuseBody } from "./refuse-body.ts";
import { BusyError } from "./request-lane.ts";
import { createUploadSlots } from "./upload-slots.ts";

/** What the API reads. Others do not reach Next: some steer its router, and make it fail. */
const API_HEADERS = [
  "accept",
  "accept-language",
  "cache-control",
  "content-type",
  "cookie",
  "host",
  "idempotency-key",
  "if-modified-since",
  "if-none-match",
  "origin",
  "referer",
  "sec-fetch-site",
  "sec-gpc",
  "user-agent",
];

/** At most some 60 MB of files, and an office behind one address still has room. */
const uploads = createUploadSlots({ atOnce: 12, perClient: 3 });

/** A shorter body fits into one packet either way. */
const MIN_COMPRESSED_BYTES = 1024;

export type ApiOptions = {
  trustProxy: boolean;
  /** Runs a request, which has arrived, when its turn comes. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Answers a request whose turn would come too late. */
  sendBusy: (posted: Buffer) => Promise<void>;
  /** Answers a form with the page that follows it. */
  serveFollowing: (
    request: IncomingMessage,
    response: ServerResponse,
    page: FollowingPage & { arrivedAt: number },
  ) => Promise<void>;
};

/**
 * Answers a request to the API. Limits the body, passes the client's address on, and compresses JSON over 1 kB. Entity
 * tags of the API must be weak: they name the content in every encoding.
 */
export async function serveApi(
  handler: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
  options: ApiOptions,
): Promise<void> {
  if (!isUpload(request)) {
    const read = await readLimitedBody(request);
    if (!read.ok) return refuseBody(request, response);
    return answerApi(handler, request, response, { ...options, body: read.body });
  }
  const hasRoom = await uploads.run(clientAddress(request, options.trustProxy), async () => {
    const read = await readUpload(request);
    if (!read.ok) return refuseBody(request, response);
    await answerApi(handler, request, response, { ...options, ...read });
  });
  if (!hasRoom) refuseUpload(response);
}

type ReadOptions = ApiOptions & { body: Buffer; cut?: boolean };

async function answerApi(
  handler: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
  options: ReadOptions,
): Promise<void> {
  try {
    await answerInTurn(handler, request, response, options);
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    await options.sendBusy(options.body);
  }
}

async function answerInTurn(
  handler: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
  { trustProxy, run, serveFollowing, body: sent, cut = false }: ReadOptions,
): Promise<void> {
  const arrivedAt = performance.now();
  const { answer, encoding, body } = await run(async () => {
    const answer = await requestInProcess(handler, {
      url: request.url ?? "/",
      method: request.method ?? "GET",
      headers: { ...apiHeaders(request, trustProxy), ...(cut && { [CUT_UPLOAD_HEADER]: "1" }) },
      body: sent,
    });
    const encoding = isLongJson(answer) ? acceptedEncoding(request.headers["accept-encoding"]) : "identity";
    const body = encoding === "identity" ? answer.body : await compressBody(answer.body, encoding);
    return { answer, encoding, body };
  });
  const following = followingPage(request, answer);
  if (following) return serveFollowing(request, response, { ...following, arrivedAt });
  response.writeHead(answer.status, {
    ...answer.headers,
    vary: [answer.headers["vary"] ?? [], "Accept-Encoding"].flat().join(", "),
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    ...(body.length > 0 && { "content-length": body.length }),
  });
  response.end(body);
}

/** The headers that the API gets of a request, with the client's address. */
export function apiHeaders(request: IncomingMessage, trustProxy: boolean): IncomingMessage["headers"] {
  const headers = API_HEADERS.flatMap((name) =>
    request.headers[name] === undefined ? [] : [[name, request.headers[name]]],
  );
  return { ...Object.fromEntries(headers), "x-forecourt-peer": clientAddress(request, trustProxy) };
}

function isLongJson({ headers, body }: { headers: OutgoingHttpHeaders; body: Buffer }): boolean {
  const isJson = String(headers["content-type"]).startsWith("application/json");
  return isJson && body.length > MIN_COMPRESSED_BYTES && headers["content-encoding"] === undefined;
}
