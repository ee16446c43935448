import { calculateJwkThumbprint, importJWK, type JWK } from "jose";

/** The lender's public key: a JWK of the curve P-256. Every browser can use it, unlike X25519. */
export type LenderPublicKey = { kty: "EC"; crv: "P-256"; x: string; y: string; kid: string };

/** Its private half. */
export type LenderPrivateKey = LenderPublicKey & { d: string };

/**
 * Reads a public JWK. Without a `kid` its thumbprint (RFC 7638) names it; a private half is dropped.
 *
 * @param text one JSON object
 * @returns null when it is no public key of the curve P-256
 * @example const key = await parseLenderPublicKey(env.LENDER_PUBLIC_KEY);
 */
export async function parseLenderPublicKey(text: string): Promise<LenderPublicKey | null> {
  const jwk = await readJwk(text);
  if (!jwk) return null;
  const { x, y, kid } = jwk;
  return { kty: "EC", crv: "P-256", x, y, kid };
}

/** Reads a private JWK; null when it is none of the curve P-256. */
export async function parseLenderPrivateKey(text: string): Promise<LenderPrivateKey | null> {
  const jwk = await readJwk(text);
  if (!jwk || typeof jwk.d !== "string") return null;
  const { x, y, kid, d } = jwk;
  return { kty: "EC", crv: "P-256", x, y, kid, d };
}

const KEY_ID = /^[\w.:-]{1,100}$/;

async function readJwk(text: string): Promise<(JWK & { x: string; y: string; kid: string }) | null> {
  try {
    const jwk = JSON.parse(text) as JWK;
    const { kty, crv, x, y } = jwk;
    if (kty !== "EC" || crv !== "P-256" || typeof x !== "string" || typeof y !== "string") return null;
    await importJWK({ kty, crv, x, y }, "ECDH-ES");
    const kid = jwk.kid ?? (await calculateJwkThumbprint({ kty, crv, x, y }));
    return KEY_ID.test(kid) ? { ...jwk, x, y, kid } : null;
  } catch {
    return null;
  }
}
