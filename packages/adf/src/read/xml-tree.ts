import { fail, type Result, type ResultError, succeed } from "@forecourt/result";
import { SaxesParser } from "saxes";
import { xmlText } from "../xml-text.ts";
import type { AdfNote, AdfNoteCode, AdfReadErrorCode } from "./adf-reading.ts";
import { repairXml } from "./repair-xml.ts";

/** An element; names of elements and attributes are in lower case, names of elements without a prefix. */
export type XmlNode = { name: string; attributes: Map<string, string>; content: (XmlNode | string)[] };

export type XmlTree = {
  /** Parent of the root elements: mail programs may add text or elements beside the only one that XML allows. */
  root: XmlNode;
  /** Names of processing instructions, in lower case. */
  instructions: Set<string>;
  /** What was tolerated; `path` is line and column. */
  notes: AdfNote[];
};

const MAX_CHARACTERS = 1_000_000;
const MAX_DEPTH = 32;
const MAX_ERRORS = 100;
/** Characters parsed at a time; a rejected file is dropped after the current chunk. */
const CHUNK = 4096;

const element = (name: string): XmlNode => ({ name, attributes: new Map(), content: [] });

/**
 * Parses XML into a tree and tolerates common errors. Never throws. Time is bounded by limits on length, depth and
 * number of errors. Nothing is loaded, and no entity is expanded but those of XML and HTML.
 */
export function xmlTree(xml: string): Result<XmlTree, ResultError<AdfReadErrorCode>> {
  if (xml.length > MAX_CHARACTERS) return fail("xml.too-long");
  const root = element("");
  const open = [root];
  const instructions = new Set<string>();
  const notes: AdfNote[] = [];
  /** A long text can have thousands of the same entity, so only the first of each has a note. */
  const noted = new Set<string>();
  let errors = 0;
  let rejected: AdfReadErrorCode | undefined;

  const addError = (path: string, value: string) => {
    notes.push({ code: "xml.malformed", path, value });
    errors += 1;
    if (errors > MAX_ERRORS) rejected ??= "xml.malformed";
  };
  const addOnce = (code: AdfNoteCode, value: string, path: () => string) => {
    if (noted.has(`${code} ${value}`)) return;
    noted.add(`${code} ${value}`);
    notes.push({ code, path: path(), value });
  };
  // Mail programs put whitespace before the XML declaration. The parser throws at a lone surrogate, so characters
  // that XML forbids are removed first.
  const start = xmlText(xml).trimStart();
  const text = repairXml(start, (kind, offset, original) => {
    const path = () => lineAndColumn(start, offset);
    if (kind === "entity") addOnce("entity.replaced", original, path);
    else if (kind === "break") addOnce("xml.malformed", "<br>", path);
    else if (rejected === undefined) addError(path(), `stray ${original.charAt(0)}`);
  });

  const parser = new SaxesParser();
  const place = () => `${parser.line}:${parser.column}`;
  const add = (part: XmlNode | string) => open.at(-1)?.content.push(part);
  parser.on("error", ({ message }) => {
    addError(place(), message.replace(/^\d+:\d+: /, ""));
  });
  parser.on("doctype", (declaration) => {
    if (hasInternalSubset(declaration)) rejected ??= "xml.doctype";
    addOnce("doctype.ignored", declaration.trim(), place);
  });
  parser.on("processinginstruction", ({ target }) => instructions.add(target.toLowerCase()));
  parser.on("opentag", ({ name, attributes }) => {
    const [prefix, local] = splitName(name.toLowerCase());
    if (prefix !== "") addOnce("prefix.ignored", prefix, place);
    const node = element(local);
    for (const [key, value] of Object.entries(attributes)) {
      const [own, localKey] = splitName(key.toLowerCase());
      node.attributes.set(own === prefix ? localKey : key.toLowerCase(), value);
    }
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
  return rejected === undefined ? succeed({ root, instructions, notes }) : fail(rejected);
}

/** Whether a document type declaration has declarations of its own, which can define entities. */
function hasInternalSubset(declaration: string): boolean {
  return declaration.replace(/"[^"]*"|'[^']*'/g, "").includes("[");
}

/** Splits a name into its namespace prefix, "" without one, and its local name. */
function splitName(name: string): [prefix: string, local: string] {
  const colon = name.indexOf(":");
  return [name.slice(0, Math.max(0, colon)), name.slice(colon + 1)];
}

function lineAndColumn(text: string, offset: number): string {
  const before = text.slice(0, offset).split("\n");
  return `${before.length}:${(before.at(-1) ?? "").length + 1}`;
}

/** Returns the trimmed text of an element, including that of its descendants. An HTML line break is a line feed. */
export function textOf(node: XmlNode): string {
  const flat = ({ name, content }: XmlNode): string =>
    (name === "br" ? "\n" : "") +
    content.map((part) => (typeof part === "string" ? part : flat(part))).join("");
  return flat(node).trim();
}
