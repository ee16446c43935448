import { createHash } from "node:crypto";
import { hpke, KEY_ID_BYTES } from "./hpke-suite.ts";

/** An X25519 key pair; both keys are base64url of 32 raw bytes. */
export type KeyPair = { publicKey: string; privateKey: string };

/**
 * Creates a key pair. The site needs the public key; only the worker has the private one.
 *
 * @example const { publicKey, privateKey } = await createKeyPair();
 */
export async function createKeyPair(): Promise<KeyPair> {
  const pair = await hpke.kem.generateKeyPair();
  return {
    publicKey: encode(await hpke.kem.serializePublicKey(pair.publicKey)),
    privateKey: encode(await hpke.kem.serializePrivateKey(pair.privateKey)),
  };
}

/** Returns the 8-byte id of a public key: after a key rotation, it selects the private key. */
export function keyId(publicKey: string): Buffer {
  return createHash("sha256").update(Buffer.from(publicKey, "base64url")).digest().subarray(0, KEY_ID_BYTES);
}

function encode(bytes: ArrayBuffer): string {
  return Buffer.from(bytes).toString("base64url");
}
