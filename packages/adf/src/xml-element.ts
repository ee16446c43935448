import { asText, escapeAttribute, escapeText } from "./xml-text.ts";

/** Lines of XML; empty when the element is omitted. */
export type Lines = readonly string[];

export type Attributes = Record<string, unknown>;

function openingTag(name: string, attributes: Attributes): string {
  let tag = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    const text = asText(value);
    if (text !== "") tag += ` ${key}="${escapeAttribute(text)}"`;
  }
  return `${tag}>`;
}

function element(name: string, attributes: Attributes, text: string): Lines {
  return [`${openingTag(name, attributes)}${escapeText(text)}</${name}>`];
}

/** A required element with text; `fallback` when blank. */
export function required(name: string, value: unknown, attributes: Attributes, fallback: string): Lines {
  const text = asText(value);
  return element(name, attributes, text.trim() === "" ? fallback : text);
}

/** An optional element with text; omitted when blank. */
export function optional(name: string, value: unknown, attributes: Attributes = {}): Lines {
  const text = asText(value);
  return text.trim() === "" ? [] : element(name, attributes, text);
}

/** An element with indented children; omitted without children. */
export function parent(name: string, attributes: Attributes, children: readonly Lines[]): Lines {
  const lines = children.flat();
  if (lines.length === 0) return [];
  return [openingTag(name, attributes), ...lines.map((line) => `  ${line}`), `</${name}>`];
}
