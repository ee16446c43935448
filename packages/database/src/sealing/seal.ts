import { FORMAT, hpke, SEALING_PURPOSE } from "./hpke-suite.ts";
import { keyId } from "./key-pair.ts";

/**
 * Encrypts a text or bytes for the holder of the private key. `context` is the id of its row, as additional data: a message
 * cannot be moved to another row.
 *
 * @example const sealed = await seal(publicKey, JSON.stringify(lead), leadId);
 */
export async function seal(
  publicKey: string,
  content: string | Uint8Array,
  context: string,
): Promise<Uint8Array> {
  const key = await hpke.kem.deserializePublicKey(
    Uint8Array.from(Buffer.from(publicKey, "base64url")).buffer,
  );
  const { enc, ct } = await hpke.seal(
    { recipientPublicKey: key, info: SEALING_PURPOSE },
    typeof content === "string" ? new TextEncoder().encode(content) : Uint8Array.from(content),
    new TextEncoder().encode(context),
  );
  return Buffer.concat([Buffer.of(FORMAT), keyId(publicKey), new Uint8Array(enc), new Uint8Array(ct)]);
}
