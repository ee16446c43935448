import { createPrivateKey, createPublicKey } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { readOrCreateSecret } from "../secrets/secret-file.ts";
import { createKeyPair, type KeyPair } from "./key-pair.ts";

/** RFC 8410 header of an X25519 private key in PKCS #8. */
const PKCS8_HEADER = Buffer.from("302e020100300506032b656e04220420", "hex");

/**
 * Loads the worker's key pair from the given private key (an environment variable). Without one, uses
 * `keys/worker-private-key` in the data folder, which is created on first use.
 *
 * @example const keyPair = await loadKeyPair({ dataDir: ".data", privateKey: env.WORKER_PRIVATE_KEY });
 */
export async function loadKeyPair({
  dataDir,
  privateKey,
}: {
  dataDir: string;
  privateKey?: string | undefined;
}): Promise<KeyPair> {
  if (privateKey) return keyPairOf(privateKey);
  const folder = join(dataDir, "keys");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const created = await createKeyPair();
  return keyPairOf(readOrCreateSecret(join(folder, "worker-private-key"), () => created.privateKey));
}

/** Derives the public key from the private one, so that the two cannot differ. */
function keyPairOf(privateKey: string): KeyPair {
  const der = Buffer.concat([PKCS8_HEADER, Buffer.from(privateKey, "base64url")]);
  const jwk = createPublicKey(createPrivateKey({ key: der, format: "der", type: "pkcs8" })).export({
    format: "jwk",
  });
  return { privateKey, publicKey: jwk.x ?? "" };
}
