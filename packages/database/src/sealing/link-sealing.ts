import { CompactEncrypt, compactDecrypt } from "jose";
import type { LinkKeys } from "./link-keys.ts";

/**
 * Encrypts a text for whoever has a link: a compact JWE (RFC 7516), A256GCM with the link's key. Its header names the
 * row and is authenticated.
 *
 * @example const sealed = await sealForLink(linkKeys("appointment", secret), "See you on Saturday");
 */
export async function sealForLink({ id, key }: LinkKeys, text: string): Promise<Uint8Array> {
  const sealed = await new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: id })
    .encrypt(bytesOf(key));
  return new TextEncoder().encode(sealed);
}

/** Decrypts a text with the key of its link; null with another key or for another row. */
export async function openWithLink({ id, key }: LinkKeys, sealed: Uint8Array): Promise<string | null> {
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(sealed, bytesOf(key), {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
    });
    return protectedHeader.kid === id ? new TextDecoder().decode(plaintext) : null;
  } catch {
    return null;
  }
}

const bytesOf = (key: string) => new Uint8Array(Buffer.from(key, "base64url"));
