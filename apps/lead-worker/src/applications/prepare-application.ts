import { readSealedHeader } from "@forecourt/database/lender-sealing";
import type { PreparedMessage } from "../delivery/prepared-message.ts";
import type { ApplicationTransport } from "./application-transport.ts";

/**
 * Prepares a sealed application for sending. The worker has no key for it: it compares the header only, so that
 * nothing readable and no other application is sent under this id.
 */
export function prepareApplication(
  sealed: string,
  { applicationId, keyId }: { applicationId: string; keyId: string },
  transport: ApplicationTransport,
): PreparedMessage {
  const header = readSealedHeader(sealed);
  if (header?.applicationId !== applicationId || header.keyId !== keyId)
    return { ok: false, code: "application.invalid" };
  const application = { applicationId, keyId, sealed };
  return {
    ok: true,
    copies: [{ key: applicationId, send: (signal) => transport.send(application, signal) }],
  };
}
