import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import inject from "light-my-request";

/** A Node request handler, such as Next's. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type InProcessRequest = {
  url: string;
  method?: string;
  headers: IncomingMessage["headers"];
  body?: Buffer;
};

export type InProcessResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Headers that describe the connection rather than the content; the page server sets its own. */
const CONNECTION_HEADERS = ["connection", "date", "keep-alive", "transfer-encoding"];

/**
 * Sends a request to a handler without a network connection and returns the complete response. A client that
 * disconnects cannot end a rendering that others wait for. Rejects when the handler fails.
 *
 * @example const { status, body } = await requestInProcess(next, { url: "/", headers: { host: "localhost" } });
 */
export async function requestInProcess(
  handler: RequestHandler,
  { url, method = "GET", headers, body }: InProcessRequest,
): Promise<InProcessResponse> {
  const listener: RequestListener = (request, response) => {
    handler(request, response).catch((error: Error) => response.destroy(error));
  };
  const response = await inject(listener, {
    url,
    method,
    // Undefined: the library would name itself.
    headers: { "user-agent": undefined, ...headers },
    ...(body?.length && { payload: body }),
    validate: false,
  });
  for (const name of CONNECTION_HEADERS) delete response.headers[name];
  return { status: response.statusCode, headers: response.headers, body: response.rawPayload };
}
