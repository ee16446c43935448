import { join } from "node:path";
import { writeFileResult } from "../transports/write-file-result.ts";
import type { ApplicationTransport } from "./application-transport.ts";

/** The extension of sealed applications. */
export const SEALED_EXTENSION = ".sealed";

export function lenderFolder(dataDir: string): string {
  return join(dataDir, "lender");
}

/** Writes sealed applications to `DATA_DIR/lender`, when no lender is configured; `pnpm applications open` reads one. */
export function fileApplicationTransport(dataDir: string): ApplicationTransport {
  const folder = lenderFolder(dataDir);
  return {
    name: "file",
    send: ({ applicationId, sealed }) =>
      writeFileResult(folder, `${applicationId}${SEALED_EXTENSION}`, Buffer.from(`${sealed}\n`)),
  };
}
