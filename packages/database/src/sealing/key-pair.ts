import { createHash } from "node:crypto";
import { hpke, KEY_ID_BYTES } from "./hpke-suite.ts";

/** An X25519 key pair, both halves as base64url of their 32 raw bytes. */
export type KeyPair = { publicKey: string; privateKey: string };

/**
 * Makes a key pair. The public half goes to whoever stores messages, the private one to the worker only.
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

/** Eight bytes that name a public key, so that messages can be opened after the key was changed. */
export function keyId(publicKey: string): Buffer {
  return createHash("sha256").update(Buffer.from(publicKey, "base64url")).digest().subarray(0, KEY_ID_BYTES);
}

function encode(bytes: ArrayBuffer): string {
  return Buffer.from(bytes).toString("base64url");
}
