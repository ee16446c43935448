import { createPrivateKey, createPublicKey, diffieHellman, generateKeyPairSync } from "node:crypto";
import { fail, type Result, type ResultError, succeed } from "@forecourt/result";
import type { KeyPair } from "./key-pair.ts";

/**
 * `malformed`: not 32 bytes in base64url. `public`, `private`: the other half of a pair. `weak`: a public key that
 * gives the same secret to everyone.
 */
export type WorkerKeyProblem = "key.malformed" | "key.public" | "key.private" | "key.weak";

/** What a person who sets the key is told. */
export const WORKER_KEY_PROBLEMS: Readonly<Record<WorkerKeyProblem, string>> = {
  "key.malformed": "is not a key: it has to be 32 bytes in base64url, as `pnpm keys make` prints it.",
  "key.public": "is a public key. Give the private key of the pair.",
  "key.private":
    "is a private key. Give the public key of the pair: `pnpm keys public` prints it. Keep the private key away from the site.",
  "key.weak": "is no public key of X25519. `pnpm keys make` makes a pair.",
};

const KEY_BYTES = 32;

/** RFC 8410 headers of X25519 keys. PKCS #8 of a private one, SPKI of a public one. */
const PKCS8_HEADER = Buffer.from("302e020100300506032b656e04220420", "hex");
const SPKI_HEADER = Buffer.from("302a300506032b656e032100", "hex");

/**
 * Writes a key for a setting. The prefix tells the two halves apart, which are 32 bytes each.
 *
 * @example workerKeyText("public", keyPair.publicKey) // "public.hqepM3dM…"
 */
export function workerKeyText(half: "public" | "private", key: string): string {
  return `${half}.${key}`;
}

/**
 * Reads the worker's public key from a setting. It is base64url of 32 bytes, with or without the prefix `public.`.
 * Space around it, padding and the alphabet of plain base64 are accepted.
 *
 * @returns the key in base64url without a prefix
 * @example parseWorkerPublicKey("public.hqepM3dM…") // { ok: true, value: "hqepM3dM…" }
 */
export function parseWorkerPublicKey(text: string): Result<string, ResultError<WorkerKeyProblem>> {
  const read = readKey(text);
  if (!read) return fail("key.malformed");
  if (read.half === "private") return fail("key.private");
  return agrees(read.bytes) ? succeed(read.bytes.toString("base64url")) : fail("key.weak");
}

/**
 * Reads the worker's private key from a setting, as {@link parseWorkerPublicKey} does. Derives the public one from it,
 * so the two cannot differ.
 *
 * @example parseWorkerPrivateKey(env.WORKER_PRIVATE_KEY)
 */
export function parseWorkerPrivateKey(text: string): Result<KeyPair, ResultError<WorkerKeyProblem>> {
  const read = readKey(text);
  if (!read) return fail("key.malformed");
  if (read.half === "public") return fail("key.public");
  return succeed({ privateKey: read.bytes.toString("base64url"), publicKey: publicKeyOf(read.bytes) });
}

const KEY = /^(?:(public|private)\.)?([\w-]{43})=?$/;

/** Bits after the last byte must be zero: otherwise a character is wrong. */
function readKey(text: string): { half: string | undefined; bytes: Buffer } | null {
  const [, half, key = ""] = KEY.exec(text.trim().replaceAll("+", "-").replaceAll("/", "_")) ?? [];
  const bytes = Buffer.from(key, "base64url");
  return bytes.length === KEY_BYTES && bytes.toString("base64url") === key ? { half, bytes } : null;
}

function publicKeyOf(privateKey: Buffer): string {
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_HEADER, privateKey]),
    format: "der",
    type: "pkcs8",
  });
  return createPublicKey(key).export({ format: "jwk" }).x ?? "";
}

/** Whether a secret can be agreed with a public key. A point of low order gives only zeros (RFC 7748, 6.1). */
function agrees(bytes: Buffer): boolean {
  try {
    const publicKey = createPublicKey({
      key: Buffer.concat([SPKI_HEADER, bytes]),
      format: "der",
      type: "spki",
    });
    return diffieHellman({ privateKey: generateKeyPairSync("x25519").privateKey, publicKey }).some(Boolean);
  } catch {
    return false;
  }
}
