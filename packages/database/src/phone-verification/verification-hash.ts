import { createHmac } from "node:crypto";

/** Hashes a phone number with a key: there are few enough numbers to find one from an unkeyed hash. */
export function hashPhone(secret: string, phone: string): string {
  return createHmac("sha256", secret).update(`phone\n${phone}`).digest("base64url");
}

/** Hashes a code with a key, bound to its verification and number. */
export function hashCode(secret: string, verificationId: string, phone: string, code: string): Buffer {
  return createHmac("sha256", secret).update(`code\n${verificationId}\n${phone}\n${code}`).digest();
}
