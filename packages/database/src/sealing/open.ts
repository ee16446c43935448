import { fail, type Result, type ResultError, succeed } from "@forecourt/result";
import { ENCAPSULATED_BYTES, FORMAT, hpke, KEY_ID_BYTES, SEALING_PURPOSE } from "./hpke-suite.ts";
import { type KeyPair, keyId } from "./key-pair.ts";

/** What is sealed to a missing key can be opened once this worker has it. */
export const UNKNOWN_KEY = "sealed.unknown-key";

/** `unknown-key`: sealed with another key. `damaged`: modified, truncated, or from another context. */
export type OpenError = ResultError<typeof UNKNOWN_KEY | "sealed.damaged">;

const HEADER_BYTES = 1 + KEY_ID_BYTES + ENCAPSULATED_BYTES;

/**
 * Decrypts a text of {@link seal}. Pass the current key pair first, then retired ones.
 *
 * @example const opened = await open([keyPair], delivery.sealed, delivery.leadId); // { ok: true, value: "{…}" }
 */
export async function open(
  keyPairs: readonly KeyPair[],
  sealed: Uint8Array,
  context: string,
): Promise<Result<string, OpenError>> {
  const opened = await openBytes(keyPairs, sealed, context);
  return opened.ok ? succeed(new TextDecoder().decode(opened.value)) : opened;
}

/**
 * Decrypts bytes of {@link seal}, like {@link open}.
 *
 * @example const opened = await openBytes([keyPair], resume.sealed, resume.id);
 */
export async function openBytes(
  keyPairs: readonly KeyPair[],
  sealed: Uint8Array,
  context: string,
): Promise<Result<Uint8Array, OpenError>> {
  if (sealed.length < HEADER_BYTES || sealed[0] !== FORMAT) return fail("sealed.damaged");
  const name = Buffer.from(sealed.subarray(1, 1 + KEY_ID_BYTES));
  const keyPair = keyPairs.find(({ publicKey }) => keyId(publicKey).equals(name));
  if (!keyPair) return fail(UNKNOWN_KEY);
  const recipientKey = await hpke.kem.deserializePrivateKey(
    copy(Buffer.from(keyPair.privateKey, "base64url")),
  );
  try {
    const content = await hpke.open(
      { recipientKey, enc: copy(sealed.subarray(1 + KEY_ID_BYTES, HEADER_BYTES)), info: SEALING_PURPOSE },
      copy(sealed.subarray(HEADER_BYTES)),
      new TextEncoder().encode(context),
    );
    return succeed(new Uint8Array(content));
  } catch {
    return fail("sealed.damaged");
  }
}

/** Copies bytes to their own ArrayBuffer: a Buffer may be a view of a larger one. */
function copy(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}
