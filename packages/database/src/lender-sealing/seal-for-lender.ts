import { CompactEncrypt, importJWK } from "jose";
import type { LenderPublicKey } from "./lender-key.ts";

/**
 * Encrypts an application to the lender's key, in a browser or on the server: a compact JWE (RFC 7516), ECDH-ES and
 * A256GCM. Its header names the key and the application, and is authenticated.
 *
 * @param applicationId a UUID
 * @example const sealed = await sealForLender(publicKey, JSON.stringify(application), applicationId);
 */
export async function sealForLender(
  publicKey: LenderPublicKey,
  text: string,
  applicationId: string,
): Promise<string> {
  const { kid, ...key } = publicKey;
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid, cty: "application/json", applicationId })
    .encrypt(await importJWK(key, "ECDH-ES"));
}
