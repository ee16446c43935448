import { DatabaseError } from "@forecourt/database";

/** A short word for an error, never its message: that may quote what a shopper wrote. */
export function errorCode(error: unknown): string {
  if (error instanceof DatabaseError)
    return `database.${error.sqlState ?? (error.unavailable ? "away" : "failed")}`;
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  if (typeof code === "string" && /^[A-Z][A-Z0-9_]{1,40}$/.test(code)) return code.toLowerCase();
  return typeof name === "string" && /^[A-Za-z]{1,40}$/.test(name) ? name : "unknown";
}

/** Where an error was thrown: the stack without its first lines, which hold the message. */
export function errorFrames(error: unknown): string[] {
  const { stack } = (error ?? {}) as { stack?: unknown };
  if (typeof stack !== "string") return [];
  const frames = stack
    .split("\n")
    .flatMap((line) => /^\s+at (?:.*[(/])?([\w.-]+:\d+:\d+)\)?$/.exec(line)?.[1] ?? []);
  return frames.slice(0, 8);
}
