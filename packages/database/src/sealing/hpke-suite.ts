import { Aes256Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from "@hpke/core";

/** HPKE (RFC 9180): X25519, HKDF-SHA256, AES-256-GCM. */
export const hpke = new CipherSuite({
  kem: new DhkemX25519HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});

/** The HPKE info string, which separates this purpose from others. */
export const SEALING_PURPOSE: Uint8Array<ArrayBuffer> = new TextEncoder().encode(
  "forecourt sealed message 1",
);

/** Layout: 1 byte format, 8 bytes key id, 32 bytes encapsulated key, then the ciphertext. */
export const FORMAT = 1;
export const KEY_ID_BYTES = 8;
export const ENCAPSULATED_BYTES = 32;
