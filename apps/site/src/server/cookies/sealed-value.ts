import { EncryptJWT, jwtDecrypt } from "jose";

/** The most that browsers store in one cookie. */
export const MAX_SEALED_LENGTH = 4096;

const keys = new Map<string, Uint8Array>();
function keyOf(secret: string): Uint8Array {
  const key = keys.get(secret) ?? new Uint8Array(Buffer.from(secret, "base64url")).subarray(0, 32);
  keys.set(secret, key);
  return key;
}

/**
 * Seals a value for a cookie (JWE, AES-256-GCM). `purpose` keeps one cookie's value from being used as another's.
 *
 * @param seconds for how long it can be opened; without it, the value never expires
 */
export function sealValue(
  purpose: string,
  value: unknown,
  secret: string,
  { seconds }: { seconds?: number } = {},
): Promise<string> {
  const token = new EncryptJWT({ value })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setAudience(purpose);
  if (seconds !== undefined) token.setExpirationTime(`${seconds}s`);
  return token.encrypt(keyOf(secret));
}

/**
 * The sealed value; undefined when missing, forged, damaged, expired or sealed for another purpose.
 *
 * @param maxLength of the sealed text; by default a cookie's
 */
export async function openSealed(
  purpose: string,
  sealed: string | undefined,
  secret: string,
  { maxLength = MAX_SEALED_LENGTH }: { maxLength?: number } = {},
): Promise<unknown> {
  if (!sealed || sealed.length > maxLength) return undefined;
  try {
    const { payload } = await jwtDecrypt(sealed, keyOf(secret), {
      audience: purpose,
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
    });
    return payload["value"];
  } catch {
    return undefined;
  }
}
