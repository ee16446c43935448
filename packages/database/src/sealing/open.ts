import { ENCAPSULATED_BYTES, FORMAT, hpke, KEY_ID_BYTES, SEALING_PURPOSE } from "./hpke-suite.ts";
import { type KeyPair, keyId } from "./key-pair.ts";

/** `unknown-key`: sealed with another key. `damaged`: modified, truncated, or from another context. */
type OpenError = { ok: false; error: "sealed.unknown-key" | "sealed.damaged" };

export type OpenResult = { ok: true; text: string } | OpenError;

export type OpenBytesResult = { ok: true; bytes: Uint8Array } | OpenError;

const HEADER_BYTES = 1 + KEY_ID_BYTES + ENCAPSULATED_BYTES;

/**
 * Decrypts a text of {@link seal}. Pass the current key pair first, then retired ones.
 *
 * @example const opened = await open([keyPair], delivery.sealed, delivery.leadId);
 */
export async function open(
  keyPairs: readonly KeyPair[],
  sealed: Uint8Array,
  context: string,
): Promise<OpenResult> {
  const opened = await openBytes(keyPairs, sealed, context);
  return opened.ok ? { ok: true, text: new TextDecoder().decode(opened.bytes) } : opened;
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
): Promise<OpenBytesResult> {
  if (sealed.length < HEADER_BYTES || sealed[0] !== FORMAT) return { ok: false, error: "sealed.damaged" };
  const name = Buffer.from(sealed.subarray(1, 1 + KEY_ID_BYTES));
  const keyPair = keyPairs.find(({ publicKey }) => keyId(publicKey).equals(name));
  if (!keyPair) return { ok: false, error: "sealed.unknown-key" };
  const recipientKey = await hpke.kem.deserializePrivateKey(
    copy(Buffer.from(keyPair.privateKey, "base64url")),
  );
  try {
    const content = await hpke.open(
      { recipientKey, enc: copy(sealed.subarray(1 + KEY_ID_BYTES, HEADER_BYTES)), info: SEALING_PURPOSE },
      copy(sealed.subarray(HEADER_BYTES)),
      new TextEncoder().encode(context),
    );
    return { ok: true, bytes: new Uint8Array(content) };
  } catch {
    return { ok: false, error: "sealed.damaged" };
  }
}

/** Copies bytes to their own ArrayBuffer: a Buffer may be a view of a larger one. */
function copy(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}
