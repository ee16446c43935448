import { isDatabaseError } from "./database-error.ts";

/** Returns a short code for an error, never its message, which may contain personal data. */
export function errorCode(error: unknown): string {
  if (isDatabaseError(error)) return `database.${error.sqlState ?? (error.unavailable ? "away" : "failed")}`;
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  if (typeof code === "string" && /^[A-Z][A-Z0-9_]{1,40}$/.test(code)) return code.toLowerCase();
  return typeof name === "string" && /^[A-Za-z]{1,40}$/.test(name) ? name : "unknown";
}

/** Returns the stack frames of an error, without the message, which may contain personal data. */
export function errorFrames(error: unknown): string[] {
  const { stack } = (error ?? {}) as { stack?: unknown };
  if (typeof stack !== "string") return [];
  const frames = stack
    .split("\n")
    .flatMap((line) => /^\s+at (?:.*[(/])?([\w.-]+:\d+:\d+)\)?$/.exec(line)?.[1] ?? []);
  return frames.slice(0, 8);
}
