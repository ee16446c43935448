import { EncryptJWT, jwtDecrypt } from "jose";

/** What one sealed cookie remembers of a visitor; nothing here identifies a person. */
export type VisitorCookie = {
  /** When the gates were opened, milliseconds since 1970. */
  unlockInventory?: number;
  unlockPrice?: number;
  /** A lead was sent from this browser before: later ones are `resend`. */
  leadSent?: boolean;
  /** The unlock form was saved and waits for the phone code of this verification. */
  pendingVerification?: string;
};

/** The visitor cookie lives as long as a browser keeps one; the unlock itself does not expire. */
const MAX_AGE_SECONDS = 400 * 24 * 3600;

/** `__Host-` demands https; on plain-http localhost the prefix and `Secure` are dropped. */
export function visitorCookieName(https: boolean): string {
  return https ? "__Host-visitor" : "visitor";
}

const keys = new Map<string, Uint8Array>();
function keyOf(secret: string): Uint8Array {
  let key = keys.get(secret);
  if (!key) {
    key = new Uint8Array(Buffer.from(secret, "base64url")).subarray(0, 32);
    keys.set(secret, key);
  }
  return key;
}

/** Seals the visitor's state (JWE, AES-256-GCM) for the HttpOnly cookie. */
export function sealVisitor(visitor: VisitorCookie, secret: string): Promise<string> {
  return new EncryptJWT({ visitor })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(keyOf(secret));
}

/** Opens the cookie's value; anything forged, damaged or old reads as a new visitor. */
export async function openVisitor(value: string | undefined, secret: string): Promise<VisitorCookie> {
  if (!value || value.length > 2048) return {};
  try {
    const { payload } = await jwtDecrypt(value, keyOf(secret), {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
    });
    return readVisitor(payload["visitor"]);
  } catch {
    return {};
  }
}

function readVisitor(value: unknown): VisitorCookie {
  if (typeof value !== "object" || value === null) return {};
  const { unlockInventory, unlockPrice, leadSent, pendingVerification } = value as Record<string, unknown>;
  return {
    ...(typeof unlockInventory === "number" && { unlockInventory }),
    ...(typeof unlockPrice === "number" && { unlockPrice }),
    ...(leadSent === true && { leadSent }),
    ...(typeof pendingVerification === "string" && { pendingVerification }),
  };
}

/** The `Set-Cookie` value that stores a sealed visitor. */
export function visitorSetCookie(sealed: string, https: boolean): string {
  return `${visitorCookieName(https)}=${sealed}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
}
