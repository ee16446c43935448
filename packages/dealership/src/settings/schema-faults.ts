import type * as z from "zod";
import { settingAt } from "./setting-at.ts";

/** `path` leads to the setting (`stores.0.settings.unlock…`), `code` says what is wrong with it. */
export type ConfigError = { path: string; code: string };

type Issue = z.core.$ZodIssue;

/** The schemas' own messages are codes, `phone.invalid`; the library's are sentences. */
const CODE = /^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/;

/**
 * What a schema found, as codes with paths: one for each key that is unknown, missing or wrong
 * (docs/product/dealership.md, "Faults").
 */
export function schemaFaults(issues: readonly Issue[], settings: unknown): ConfigError[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({ path: [...path, key].join("."), code: "setting.unknown" }));
    }
    return [{ path: path.join("."), code: codeOf(issue, settings) }];
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
