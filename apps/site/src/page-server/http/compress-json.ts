import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { type AnswerRequest, captureAnswer } from "./captured-response.ts";
import { acceptedEncoding, compressBody } from "./encodings.ts";

/** Less fits into one packet either way. */
const MIN_BYTES = 1024;

/**
 * Answers a GET or HEAD of the API: JSON of more than 1 kB as the client accepts it, anything else as it comes. An
 * answer's entity tag has to be weak, since it names the content in every encoding.
 */
export async function serveCompressed(
  answerRequest: AnswerRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, headers, body } = await captureAnswer(answerRequest, request);
  const encoding = isLongJson(headers, body)
    ? acceptedEncoding(request.headers["accept-encoding"] as string | undefined)
    : "identity";
  const sent = encoding === "identity" ? body : await compressBody(body, encoding);
  response.writeHead(status, {
    ...headers,
    vary: [headers["vary"] ?? [], "Accept-Encoding"].flat().join(", "),
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    ...(sent.length > 0 && { "content-length": sent.length }),
  });
  response.end(sent);
}

function isLongJson(headers: OutgoingHttpHeaders, body: Buffer): boolean {
  const isJson = String(headers["content-type"]).startsWith("application/json");
  return isJson && body.length > MIN_BYTES && headers["content-encoding"] === undefined;
}
