import type { ErrorPath } from "@forecourt/result";
import type * as z from "zod";
import { settingAt } from "./setting-at.ts";

/** A configuration error; `path` is such as `["stores", 0, "settings", "unlock"]`. */
export type ConfigError = { path: ErrorPath; code: string };

type Issue = z.core.$ZodIssue;

/** Matches our own messages, which are codes such as `phone.invalid`; zod's messages are sentences. */
const CODE = /^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/;

/**
 * Converts schema issues to codes with paths, one for each unknown, missing or invalid key
 * (docs/product/dealership.md, "Errors").
 */
export function schemaErrors(issues: readonly Issue[], settings: unknown): ConfigError[] {
  return issues.flatMap((issue) => {
    const { path } = issue;
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({ path: [...path, key], code: "setting.unknown" }));
    }
    return [{ path, code: codeOf(issue, settings) }];
  });
}

function codeOf(issue: Issue, settings: unknown): string {
  if (CODE.test(issue.message)) return issue.message;
  if (settingAt(settings, issue.path) === undefined) return "setting.missing";
  switch (issue.code) {
    case "invalid_value":
      return "setting.not-a-choice";
    case "invalid_format":
      return "setting.malformed";
    case "invalid_key":
      return issue.issues.find(({ message }) => CODE.test(message))?.message ?? "setting.unknown";
    case "too_small":
      return ["string", "array"].includes(issue.origin) ? "setting.empty" : "setting.out-of-range";
    case "too_big":
      return "setting.out-of-range";
    default:
      return "setting.wrong-type";
  }
}
