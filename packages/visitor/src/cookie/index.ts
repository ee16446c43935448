// The server's part of the package: it needs WebCrypto and a secret, and nothing of Node's own.
export type { VisitorCookieOptions } from "./sealed-cookie.ts";
export { openVisitor, sealVisitor } from "./sealed-cookie.ts";
export { visitorCookieName, visitorSetCookie } from "./set-cookie.ts";
