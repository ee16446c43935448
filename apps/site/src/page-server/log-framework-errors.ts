import { errorCode, errorFrames } from "@forecourt/database";
import type { Logger } from "pino";

/**
 * Logs what the framework prints with `console.error` as a code and stack positions. It prints whole errors, whose
 * texts may contain personal data.
 */
export function logFrameworkErrors(
  log: Pick<Logger, "error">,
  target: Pick<Console, "error"> = console,
): void {
  target.error = (...values: unknown[]) => {
    const error = values.find((value) => typeof value === "object" && value !== null);
    log.error({ code: errorCode(error), frames: errorFrames(error) }, "the framework reported an error");
  };
}
