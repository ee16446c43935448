import { parseVisitor } from "../parse-visitor.ts";
import { MAX_VISITOR_BYTES, serializeVisitor } from "../serialize-visitor.ts";
import { NEW_VISITOR, type VisitorProfile } from "../visitor-profile.ts";
import { fromBase64Url, toBase64Url } from "./base64-url.ts";

const KEY_BYTES = 32;
/** The nonce that AES-GCM wants, and the tag that it adds. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Nothing longer was sealed here. */
const MAX_SEALED_LENGTH = Math.ceil(((NONCE_BYTES + MAX_VISITOR_BYTES + TAG_BYTES) * 4) / 3);

/** Keeps a value sealed for something else, with the same secret, from being taken for a visitor. */
const PURPOSE = new TextEncoder().encode("forecourt visitor 1");

export type VisitorCookieOptions = {
  /** 32 random bytes as base64url, the same on every server of the site. */
  secret: string;
  /** Whether functional cookies are allowed: without them nothing that identifies a person is written. */
  functional: boolean;
};

/**
 * Seals a visitor for a cookie that the browser can neither read nor change (AES-256-GCM, base64url).
 *
 * Nothing that a gate depends on can be forged, but a browser can keep an old cookie and send it again. The nonce is
 * drawn here and is no parameter: one that a caller chooses can be chosen twice, which would undo the seal.
 *
 * @throws Error when the secret is not 32 bytes: a mistake of the configuration, not of a visitor
 * @example await sealVisitor(visitor, { secret, functional: true }) // "Qm9…", under 4,000 characters
 */
export async function sealVisitor(visitor: VisitorProfile, options: VisitorCookieOptions): Promise<string> {
  const key = await importKey(options.secret);
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const text = new TextEncoder().encode(serializeVisitor(visitor, options));
  const sealed = await crypto.subtle.encrypt(algorithm(nonce), key, text);
  return toBase64Url(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
}

/**
 * The visitor in a sealed cookie. Whatever is missing, forged, damaged, too long or sealed with another secret reads
 * as a new visitor.
 *
 * @throws Error when the secret is not 32 bytes
 * @example await openVisitor(request.cookies.visitor, { secret })
 */
export async function openVisitor(
  sealed: unknown,
  { secret }: Pick<VisitorCookieOptions, "secret">,
): Promise<VisitorProfile> {
  const key = await importKey(secret);
  if (typeof sealed !== "string" || sealed.length > MAX_SEALED_LENGTH) return NEW_VISITOR;
  const bytes = fromBase64Url(sealed);
  if (bytes === null) return NEW_VISITOR;
  try {
    const opened = await crypto.subtle.decrypt(
      algorithm(bytes.slice(0, NONCE_BYTES)),
      key,
      bytes.slice(NONCE_BYTES),
    );
    return parseVisitor(new TextDecoder().decode(opened));
  } catch {
    return NEW_VISITOR;
  }
}

function algorithm(nonce: Uint8Array<ArrayBuffer>) {
  return { name: "AES-GCM", iv: nonce, additionalData: PURPOSE };
}

async function importKey(secret: string) {
  const bytes = fromBase64Url(secret);
  if (bytes?.length !== KEY_BYTES) {
    throw new Error(
      "@forecourt/visitor: the secret of the visitor cookie has to be 32 bytes as base64url (43 characters).",
    );
  }
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}
