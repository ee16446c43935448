import { getConnInfo } from "@hono/node-server/conninfo";
import type { MiddlewareHandler } from "hono";

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const LOOPBACK_PEER = /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i;

/** Behind a local proxy every request seems local, so requests with these headers are rejected. */
const PROXY_HEADERS = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/** Whether a request comes directly from this machine, to a loopback host. */
export function isLoopbackRequest(request: {
  peer: string | undefined;
  host: string | undefined;
  header: (name: string) => string | undefined;
}): boolean {
  const { peer, host, header } = request;
  // Another name in Host means DNS rebinding: a web page whose domain resolves to this machine.
  if (peer === undefined || !LOOPBACK_PEER.test(peer)) return false;
  if (host === undefined || !LOOPBACK_HOST.test(host)) return false;
  return PROXY_HEADERS.every((name) => header(name) === undefined);
}

/** Middleware that answers 403 to requests from other machines. */
export const loopbackOnly: MiddlewareHandler = async (context, next) => {
  const header = (name: string) => context.req.header(name);
  const peer = getConnInfo(context).remote.address;
  if (!isLoopbackRequest({ peer, host: header("host"), header })) {
    return context.text("This page is for this machine only: open it as localhost.", 403);
  }
  return next();
};
