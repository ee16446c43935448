import { compactDecrypt, importJWK } from "jose";
import type { LenderPrivateKey } from "./lender-key.ts";
import { readSealedHeader } from "./read-sealed-header.ts";

export type OpenedApplication =
  | { ok: true; text: string; applicationId: string }
  /** `unknown-key`: sealed to another key. `damaged`: changed, cut, or no sealed application. */
  | { ok: false; error: "sealed.unknown-key" | "sealed.damaged" };

/**
 * Opens an application with the lender's private keys: the current one and the retired ones. The site and the worker
 * never do; it is for the lender, and for the installation that keeps the key itself.
 *
 * @example const opened = await openForLender(keys, readFileSync(file, "utf8"));
 */
export async function openForLender(
  keys: readonly LenderPrivateKey[],
  sealed: string,
): Promise<OpenedApplication> {
  const header = readSealedHeader(sealed);
  if (!header) return { ok: false, error: "sealed.damaged" };
  const found = keys.find(({ kid }) => kid === header.keyId);
  if (!found) return { ok: false, error: "sealed.unknown-key" };
  const { kid: _, ...key } = found;
  try {
    const { plaintext } = await compactDecrypt(sealed, await importJWK(key, "ECDH-ES"), {
      keyManagementAlgorithms: ["ECDH-ES"],
      contentEncryptionAlgorithms: ["A256GCM"],
    });
    return { ok: true, text: new TextDecoder().decode(plaintext), applicationId: header.applicationId };
  } catch {
    return { ok: false, error: "sealed.damaged" };
  }
}
