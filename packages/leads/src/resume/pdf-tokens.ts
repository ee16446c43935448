/** A token of PDF syntax (ISO 32000-1, 7.2 and 7.3). Spaces, comments and texts are skipped ones. */
export type PdfToken = { kind: "name" | "word" | "mark" | "skipped"; text: string; end: number };

const TOKEN = /[\s\0]+|%[^\r\n]*|<<|>>|[[\]{})(>]|<[^<>]*>?|\/[^\s\0()<>[\]{}/%]*|[^\s\0()<>[\]{}/%]+/y;

const TEXT_PART = /[^()\\]+|\\.|[()]/sy;

const MARKS = new Set(["<<", ">>", "[", "]", "{", "}"]);
const SKIPPED = /^[\s\0%<>()]/;

/**
 * Reads tokens from a position on. Names have their escapes decoded: `/J#53` is `JS`.
 *
 * @example [...pdfTokens("<</S/JavaScript>>", 0)].map(({ text }) => text) // ["<<", "S", "JavaScript", ">>"]
 */
export function* pdfTokens(source: string, from: number): Generator<PdfToken> {
  let at = from;
  while (at < source.length) {
    TOKEN.lastIndex = at;
    const text = TOKEN.exec(source)?.[0];
    if (text === undefined) return;
    at = text === "(" ? textEnd(source, at + 1) : at + text.length;
    if (MARKS.has(text)) yield { kind: "mark", text, end: at };
    else if (text[0] === "/") yield { kind: "name", text: unescaped(text.slice(1)), end: at };
    else yield { kind: SKIPPED.test(text) ? "skipped" : "word", text, end: at };
  }
}

/** The position behind a text; its parentheses nest. */
function textEnd(source: string, from: number): number {
  let depth = 1;
  let at = from;
  while (depth > 0 && at < source.length) {
    TEXT_PART.lastIndex = at;
    const part = TEXT_PART.exec(source)?.[0];
    if (part === undefined) return source.length;
    at += part.length;
    if (part === "(") depth += 1;
    if (part === ")") depth -= 1;
  }
  return at;
}

function unescaped(name: string): string {
  if (!name.includes("#")) return name;
  return name.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
