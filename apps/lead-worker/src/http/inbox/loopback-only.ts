import { getConnInfo } from "@hono/node-server/conninfo";
import type { MiddlewareHandler } from "hono";

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const LOOPBACK_PEER = /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i;

/** A proxy on this machine would make everybody look like this machine. */
const PROXY_HEADERS = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/** Whether a request comes from a browser on this machine that was told so. */
export function isLoopbackRequest(request: {
  peer: string | undefined;
  host: string | undefined;
  header: (name: string) => string | undefined;
}): boolean {
  const { peer, host, header } = request;
  // A foreign name in Host is a web page that pointed its own name at this machine (DNS rebinding).
  if (peer === undefined || !LOOPBACK_PEER.test(peer)) return false;
  if (host === undefined || !LOOPBACK_HOST.test(host)) return false;
  return PROXY_HEADERS.every((name) => header(name) === undefined);
}

/** Lets requests of this machine pass; others hear that there is nothing for them. */
export const loopbackOnly: MiddlewareHandler = async (context, next) => {
  const header = (name: string) => context.req.header(name);
  const peer = getConnInfo(context).remote.address;
  if (!isLoopbackRequest({ peer, host: header("host"), header })) {
    return context.text("The inbox is for this machine only: open it as localhost.", 403);
  }
  return next();
};
