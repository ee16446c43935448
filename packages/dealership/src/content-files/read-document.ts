import { type MarkdownError, readMarkdown } from "./markdown-blocks.ts";
import { readYaml } from "./read-yaml.ts";

type Block = ReturnType<typeof readMarkdown>["blocks"][number];

export type DocumentFile = { head: Record<string, unknown>; blocks: Block[]; errors: MarkdownError[] };

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** Parses a Markdown file: front matter, then its blocks. Line numbers count from the start of the file. */
export function readDocument(text: string): DocumentFile {
  const match = FRONT_MATTER.exec(text);
  if (!match) return { head: {}, blocks: [], errors: [{ line: 1, code: "front-matter.missing" }] };
  const head = readYaml(match[1] ?? "");
  const offset = match[0].split("\n").length - 1;
  const { blocks, errors } = readMarkdown(text.slice(match[0].length));
  const below = errors.map(({ line, code }) => ({ line: line === null ? null : line + offset, code }));
  if (!head.ok) {
    const above = head.errors.map(({ line, code }) => ({ line: line === null ? null : line + 1, code }));
    return { head: {}, blocks, errors: [...above, ...below] };
  }
  const isMap = typeof head.value === "object" && head.value !== null && !Array.isArray(head.value);
  return { head: isMap ? (head.value as Record<string, unknown>) : {}, blocks, errors: below };
}
