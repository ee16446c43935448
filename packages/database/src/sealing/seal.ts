import { FORMAT, hpke, SEALING_PURPOSE } from "./hpke-suite.ts";
import { keyId } from "./key-pair.ts";

/**
 * Seals a text so that only the holder of the private key reads it, and only together with the same `context`: the id
 * of the row that it is stored in, so that no message can be moved to another row.
 *
 * @example const sealed = await seal(publicKey, JSON.stringify(lead), leadId);
 */
export async function seal(publicKey: string, text: string, context: string): Promise<Uint8Array> {
  const key = await hpke.kem.deserializePublicKey(
    Uint8Array.from(Buffer.from(publicKey, "base64url")).buffer,
  );
  const { enc, ct } = await hpke.seal(
    { recipientPublicKey: key, info: SEALING_PURPOSE },
    new TextEncoder().encode(text),
    new TextEncoder().encode(context),
  );
  return Buffer.concat([Buffer.of(FORMAT), keyId(publicKey), new Uint8Array(enc), new Uint8Array(ct)]);
}
