import type { WorkerEnv } from "../env.ts";
import type { ApplicationTransport } from "./application-transport.ts";
import { fileApplicationTransport } from "./file-application-transport.ts";
import { lenderApiTransport } from "./lender-api-transport.ts";

/** Chooses the transport of credit applications: the lender's API, else files. */
export function chooseApplicationTransport({
  LENDER_API_URL,
  DATA_DIR,
}: Pick<WorkerEnv, "LENDER_API_URL" | "DATA_DIR">): ApplicationTransport {
  return LENDER_API_URL === undefined
    ? fileApplicationTransport(DATA_DIR)
    : lenderApiTransport(LENDER_API_URL);
}
