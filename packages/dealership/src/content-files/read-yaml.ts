import { parseDocument } from "yaml";

export type YamlResult =
  | { ok: true; value: unknown }
  /** `code` ends with the parser's message, because there are too many for a list. */
  | { ok: false; line: number | null; code: string };

/**
 * Parses a YAML text. The error hints at a text that begins with `{`, which needs quotes.
 *
 * @example readYaml("title: Service") // { ok: true, value: { title: "Service" } }
 */
export function readYaml(text: string): YamlResult {
  const document = parseDocument(text, { prettyErrors: true });
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return { ok: true, value: document.toJS() as unknown };
  const line = error.linePos?.[0].line ?? null;
  const written = line === null ? "" : (text.split("\n")[line - 1] ?? "");
  const hint =
    /:\s*\{/.test(written) || /^\s*- \{/.test(written) ? " (a text that begins with { needs quotes)" : "";
  return { ok: false, line, code: `yaml.malformed: ${error.message.split("\n")[0]}${hint}` };
}
