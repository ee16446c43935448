import { parseDocument } from "yaml";

export type YamlResult =
  | { ok: true; value: unknown }
  /** `code` ends in what the parser says, since no list of ours could name every slip. */
  | { ok: false; line: number | null; code: string };

/**
 * Reads a YAML text. A text that begins with `{` is a map to YAML and has to stand in quotes: the fault says so.
 *
 * @example readYaml("title: Service") // { ok: true, value: { title: "Service" } }
 */
export function readYaml(text: string): YamlResult {
  const document = parseDocument(text, { prettyErrors: true });
  const [fault] = [...document.errors, ...document.warnings];
  if (!fault) return { ok: true, value: document.toJS() as unknown };
  const line = fault.linePos?.[0].line ?? null;
  const written = line === null ? "" : (text.split("\n")[line - 1] ?? "");
  const hint =
    /:\s*\{/.test(written) || /^\s*- \{/.test(written) ? " (a text that begins with { needs quotes)" : "";
  return { ok: false, line, code: `yaml.malformed: ${fault.message.split("\n")[0]}${hint}` };
}
