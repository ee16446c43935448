import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exportJWK, generateKeyPair } from "jose";
import { readOrCreateSecret, readSecret } from "../secrets/secret-file.ts";
import { WrongSecretError } from "../secrets/wrong-secret-error.ts";
import { type LenderPrivateKey, type LenderPublicKey, parseLenderPrivateKey } from "./lender-key.ts";

/**
 * The lender's key pairs of an installation without an endpoint, in the folder `keys`. The current one is first, then
 * the retired ones. Creates one on first use.
 *
 * @throws WrongSecretError when a key file cannot be read
 * @example const [current] = await loadLenderKeys(".data");
 */
export async function loadLenderKeys(dataDir: string): Promise<[LenderPrivateKey, ...LenderPrivateKey[]]> {
  const { folder, current, retired } = filesIn(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const created = readSecret(current) === null ? await createLenderKey() : null;
  const first = await parsed(
    readOrCreateSecret(current, () => JSON.stringify(created)),
    current,
  );
  const lines = readSecret(retired)?.split("\n").filter(Boolean) ?? [];
  return [first, ...(await Promise.all(lines.map((line) => parsed(line, retired))))];
}

/**
 * Replaces the current key pair; the former one still opens what was sealed to it. The site uses the new one from its
 * next start.
 */
export async function rotateLenderKey(dataDir: string): Promise<LenderPrivateKey> {
  const [current, ...others] = await loadLenderKeys(dataDir);
  const files = filesIn(dataDir);
  const created = await createLenderKey();
  // The retired key is safe before it is replaced.
  replaceFile(files.retired, [current, ...others].map((key) => JSON.stringify(key)).join("\n"));
  replaceFile(files.current, JSON.stringify(created));
  return created;
}

/** Whether an installation has the lender's keys itself. */
export function hasLenderKeys(dataDir: string): boolean {
  return readSecret(filesIn(dataDir).current) !== null;
}

/** The public half, as the site gets it. */
export function publicLenderKey({ kty, crv, x, y, kid }: LenderPrivateKey): LenderPublicKey {
  return { kty, crv, x, y, kid };
}

/** Makes a lender's key pair; the private key has the public half in it. */
export async function createLenderKey(): Promise<LenderPrivateKey> {
  const { privateKey } = await generateKeyPair("ECDH-ES", { crv: "P-256", extractable: true });
  return (await parseLenderPrivateKey(JSON.stringify(await exportJWK(privateKey))))!;
}

async function parsed(text: string, path: string): Promise<LenderPrivateKey> {
  const key = await parseLenderPrivateKey(text);
  if (!key) throw new WrongSecretError(path, "has no private JWK of the curve P-256.");
  return key;
}

function filesIn(dataDir: string) {
  const folder = join(dataDir, "keys");
  return {
    folder,
    current: join(folder, "lender-private-key"),
    retired: join(folder, "lender-retired-keys"),
  };
}

function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, `${text}\n`, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
}
