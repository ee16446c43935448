import { createHmac } from "node:crypto";

/** A phone number as the table knows it. Numbers are few enough to try them all, so a plain hash would not hide one. */
export function hashPhone(secret: string, phone: string): string {
  return createHmac("sha256", secret).update(`phone\n${phone}`).digest("base64url");
}

/** A code as the table knows it, bound to its verification and number. */
export function hashCode(secret: string, verificationId: string, phone: string, code: string): Buffer {
  return createHmac("sha256", secret).update(`code\n${verificationId}\n${phone}\n${code}`).digest();
}
