import { SaxesParser } from "saxes";
import { xmlText } from "../xml-text.ts";
import type { AdfReadErrorCode } from "./adf-reading.ts";
import { repairXml } from "./repair-xml.ts";

/** An element; names of elements and attributes are in lower case. */
export type XmlNode = { name: string; attributes: Map<string, string>; content: (XmlNode | string)[] };

export type XmlTree =
  | {
      ok: true;
      /** Parent of the root elements: mail programs may add text or elements beside the only one that XML allows. */
      root: XmlNode;
      /** Names of processing instructions, in lower case. */
      instructions: Set<string>;
      /** XML errors; `at` is line and column. */
      errors: { at: string; message: string }[];
    }
  | { ok: false; error: { code: AdfReadErrorCode } };

const MAX_CHARACTERS = 1_000_000;
const MAX_DEPTH = 32;
const MAX_ERRORS = 100;
/** Characters parsed at a time; a rejected file is dropped after the current chunk. */
const CHUNK = 4096;

const element = (name: string): XmlNode => ({ name, attributes: new Map(), content: [] });

/**
 * Parses XML into a tree and tolerates common errors. Never throws. Time is bounded by limits on length, depth and
 * number of errors; custom entities are never expanded.
 */
export function xmlTree(xml: string): XmlTree {
  if (xml.length > MAX_CHARACTERS) return { ok: false, error: { code: "xml.too-long" } };
  const root = element("");
  const open = [root];
  const instructions = new Set<string>();
  const errors: { at: string; message: string }[] = [];
  let rejected: AdfReadErrorCode | undefined;

  const addError = (at: string, message: string) => {
    errors.push({ at, message });
    if (errors.length > MAX_ERRORS) rejected ??= "xml.malformed";
  };
  // Mail programs put whitespace before the XML declaration. The parser throws at a lone surrogate, so characters
  // that XML forbids are removed first.
  const start = xmlText(xml).trimStart();
  const text = repairXml(start, (offset, character) => {
    if (rejected === undefined) addError(lineAndColumn(start, offset), `stray ${character}`);
  });

  const parser = new SaxesParser();
  const add = (part: XmlNode | string) => open.at(-1)?.content.push(part);
  parser.on("error", ({ message }) => {
    addError(`${parser.line}:${parser.column}`, message.replace(/^\d+:\d+: /, ""));
  });
  parser.on("doctype", () => {
    rejected ??= "xml.doctype";
  });
  parser.on("processinginstruction", ({ target }) => instructions.add(target.toLowerCase()));
  parser.on("opentag", ({ name, attributes }) => {
    const node = element(name.toLowerCase());
    for (const [key, value] of Object.entries(attributes)) node.attributes.set(key.toLowerCase(), value);
    add(node);
    open.push(node);
    if (open.length > MAX_DEPTH + 1) rejected ??= "xml.too-deep";
  });
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", () => {
    open.pop();
  });

  for (let at = 0; at < text.length && rejected === undefined; at += CHUNK) {
    parser.write(text.slice(at, at + CHUNK));
  }
  if (rejected === undefined) parser.close();
  return rejected === undefined
    ? { ok: true, root, instructions, errors }
    : { ok: false, error: { code: rejected } };
}

function lineAndColumn(text: string, offset: number): string {
  const before = text.slice(0, offset).split("\n");
  return `${before.length}:${(before.at(-1) ?? "").length + 1}`;
}

/** Returns the trimmed text of an element, including that of its descendants. */
export function textOf(node: XmlNode): string {
  const flat = ({ content }: XmlNode): string =>
    content.map((part) => (typeof part === "string" ? part : flat(part))).join("");
  return flat(node).trim();
}
