import { fail, type Result, type ResultError, succeed } from "@forecourt/result";
import { compactDecrypt, importJWK } from "jose";
import type { LenderPrivateKey } from "./lender-key.ts";
import { readSealedHeader } from "./read-sealed-header.ts";

/** `unknown-key`: sealed to another key. `damaged`: changed, cut, or no sealed application. */
type OpenError = ResultError<"sealed.unknown-key" | "sealed.damaged">;

export type OpenedApplication = Result<{ text: string; applicationId: string }, OpenError>;

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
  if (!header) return fail("sealed.damaged");
  const found = keys.find(({ kid }) => kid === header.keyId);
  if (!found) return fail("sealed.unknown-key");
  const { kid: _, ...key } = found;
  try {
    const { plaintext } = await compactDecrypt(sealed, await importJWK(key, "ECDH-ES"), {
      keyManagementAlgorithms: ["ECDH-ES"],
      contentEncryptionAlgorithms: ["A256GCM"],
    });
    return succeed({ text: new TextDecoder().decode(plaintext), applicationId: header.applicationId });
  } catch {
    return fail("sealed.damaged");
  }
}
