import { IncomingMessage } from "node:http";

/** Who sent a request: the last entry of `X-Forwarded-For` behind a reverse proxy of ours, otherwise the socket. */
export function peerOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(request.headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : "";
  return forwarded || (request.socket.remoteAddress ?? "unknown");
}

/** The same request with its body, already read within the limit, ready to be read again. */
export function replayed(request: IncomingMessage, body: Buffer): IncomingMessage {
  const copy = new IncomingMessage(request.socket);
  copy.method = request.method;
  copy.url = request.url;
  copy.httpVersion = request.httpVersion;
  copy.rawHeaders = request.rawHeaders;
  Object.assign(copy.headers, request.headers);
  delete copy.headers["transfer-encoding"];
  copy.headers["content-length"] = String(body.length);
  // An incomplete message would take its connection down when it ends.
  copy.complete = true;
  copy.push(body);
  copy.push(null);
  return copy;
}
