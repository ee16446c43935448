import { type Result, succeed } from "@forecourt/result";
import { parseDocument } from "yaml";

/** `code` ends with the parser's message, because there are too many for a list. */
export type YamlError = { path: readonly []; code: string; line: number | null };

/**
 * Parses a YAML text. The error hints at a text that begins with `{`, which needs quotes.
 *
 * @example readYaml("title: Service") // { ok: true, value: { title: "Service" } }
 */
export function readYaml(text: string): Result<unknown, YamlError> {
  const document = parseDocument(text, { prettyErrors: true });
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return succeed(document.toJS() as unknown);
  const line = error.linePos?.[0].line ?? null;
  const written = line === null ? "" : (text.split("\n")[line - 1] ?? "");
  const hint =
    /:\s*\{/.test(written) || /^\s*- \{/.test(written) ? " (a text that begins with { needs quotes)" : "";
  const code = `yaml.malformed: ${error.message.split("\n")[0]}${hint}`;
  return { ok: false, errors: [{ path: [], code, line }] };
}
