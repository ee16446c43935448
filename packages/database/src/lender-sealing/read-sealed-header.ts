import { decodeProtectedHeader } from "jose";

/** What a sealed application says without being opened. */
export type SealedHeader = { keyId: string; applicationId: string };

/** A compact JWE without an encrypted key: with ECDH-ES the second part is empty. */
const COMPACT = /^[\w-]{50,2000}\.\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/;

/**
 * Reads the header of a sealed application. Null when it is not one of `sealForLender`'s messages, so that nothing
 * readable is stored as one.
 *
 * @example readSealedHeader(sealed)?.keyId
 */
export function readSealedHeader(sealed: string): SealedHeader | null {
  if (!COMPACT.test(sealed)) return null;
  try {
    const header = decodeProtectedHeader(sealed);
    const { alg, enc, kid, applicationId, epk } = header;
    const known = new Set(["alg", "enc", "kid", "cty", "applicationId", "epk"]);
    if (alg !== "ECDH-ES" || enc !== "A256GCM" || Object.keys(header).some((name) => !known.has(name)))
      return null;
    if (typeof kid !== "string" || typeof applicationId !== "string" || !isPoint(epk)) return null;
    return { keyId: kid, applicationId };
  } catch {
    return null;
  }
}

/** The sender's key of one message. */
function isPoint(key: unknown): boolean {
  const { kty, crv, x, y, ...rest } = (key ?? {}) as Record<string, unknown>;
  const isCoordinate = (value: unknown) => typeof value === "string" && /^[\w-]{43}$/.test(value);
  return (
    kty === "EC" && crv === "P-256" && isCoordinate(x) && isCoordinate(y) && Object.keys(rest).length === 0
  );
}
