import { createLenderClient } from "@forecourt/api-clients/lender";
import { SEND_SECONDS, toSendResult } from "../transports/transport.ts";
import type { ApplicationTransport } from "./application-transport.ts";

/** Posts applications to the lender; every try has the application's id as its key. */
export function lenderApiTransport(baseUrl: string): ApplicationTransport {
  const client = createLenderClient({ baseUrl, timeoutMs: SEND_SECONDS * 1000 });
  return {
    name: "lender-api",
    send: async (application, signal) =>
      toSendResult(await client.submit(application, { idempotencyKey: application.applicationId, signal })),
  };
}
