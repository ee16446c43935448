import type { ADF_VALUES } from "../adf-document.ts";
import type { AdfNote, AdfNoteCode } from "./adf-reading.ts";
import { adfValue } from "./adf-value.ts";
import { textOf, type XmlNode } from "./xml-tree.ts";

type Kind = keyof typeof ADF_VALUES;

/** Accessors of an element; children, attributes and text that were never accessed become notes. */
export type AdfPart = {
  /** The element's text, or undefined when blank. */
  own(): string | undefined;
  /** The text of a child, or undefined when blank. */
  text(name: string): string | undefined;
  /** The number in a child, or undefined. */
  number(name: string): number | undefined;
  /** The first child of a name that has text, or else the first. */
  first<T>(name: string, read: (child: AdfPart) => T): T | undefined;
  /** All children of a name for which `read` returns a value. */
  all<T>(name: string, read: (child: AdfPart) => T | undefined): T[] | undefined;
  /** An attribute's value, or undefined when blank. */
  attribute(name: string): string | undefined;
  /** The number in an attribute, or undefined. */
  numeric(name: string): number | undefined;
  /** An attribute with values that ADF lists. */
  listed<K extends Kind>(name: string, kind: K): (typeof ADF_VALUES)[K][number] | undefined;
  /** A boolean attribute: true for 1, else undefined. */
  flag(name: string): true | undefined;
};

/** Calls `read` with the accessors of an element. Adds a note for everything that `read` did not access. */
export function readPart<T>(node: XmlNode, path: string, notes: AdfNote[], read: (part: AdfPart) => T): T {
  const children = new Map<string, XmlNode[]>();
  for (const child of node.content) {
    if (typeof child === "string") continue;
    const alike = children.get(child.name);
    if (alike) alike.push(child);
    else children.set(child.name, [child]);
  }
  const unread = { children: new Map(children), attributes: new Map(node.attributes), text: true };

  const note = (code: AdfNoteCode, at: string, value: string) => {
    notes.push({ code, path: `${path}/${at}`, value });
  };
  const place = (name: string, at: number) =>
    (children.get(name)?.length ?? 0) > 1 ? `${name}[${at + 1}]` : name;
  const noteElement = (code: AdfNoteCode, child: XmlNode, at: number) => {
    note(code, place(child.name, at), textOf(child));
    for (const [name, value] of child.attributes) note(code, `${place(child.name, at)}/@${name}`, value);
  };
  const taken = (name: string): XmlNode[] => {
    unread.children.delete(name);
    return children.get(name) ?? [];
  };
  const numberFrom = (text: string | undefined, at: string): number | undefined => {
    if (text === undefined) return undefined;
    if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
    note("value.unknown", at, text);
    return undefined;
  };

  const part: AdfPart = {
    own: () => {
      unread.text = false;
      return textOf(node) || undefined;
    },
    text: (name) => part.first(name, (child) => child.own()),
    number: (name) => numberFrom(part.text(name), name),
    first: (name, readChild) => {
      const found = taken(name);
      const index = Math.max(
        0,
        found.findIndex((child) => textOf(child) !== ""),
      );
      found.forEach((child, at) => {
        if (at !== index) noteElement("element.repeated", child, at);
      });
      const child = found[index];
      return child && readPart(child, `${path}/${place(name, index)}`, notes, readChild);
    },
    all: (name, readChild) => {
      const values = taken(name)
        .map((child, at) => readPart(child, `${path}/${place(name, at)}`, notes, readChild))
        .filter((value) => value !== undefined);
      return values.length === 0 ? undefined : values;
    },
    attribute: (name) => {
      unread.attributes.delete(name);
      return node.attributes.get(name)?.trim() || undefined;
    },
    numeric: (name) => numberFrom(part.attribute(name), `@${name}`),
    listed: (name, kind) => {
      const written = part.attribute(name);
      if (written === undefined) return undefined;
      const { value, changed } = adfValue(kind, written);
      if (changed) note(value === undefined ? "value.unknown" : "value.changed", `@${name}`, written);
      return value;
    },
    flag: (name) => {
      const written = part.attribute(name)?.toLowerCase();
      if (written === undefined || ["0", "no", "false"].includes(written)) return undefined;
      if (["1", "yes", "true"].includes(written)) return true;
      note("value.unknown", `@${name}`, written);
      return undefined;
    },
  };

  const value = read(part);
  for (const alike of unread.children.values()) {
    alike.forEach((child, at) => {
      noteElement("element.unknown", child, at);
    });
  }
  for (const [name, text] of unread.attributes) {
    if (!name.startsWith("xmlns")) note("attribute.unknown", `@${name}`, text);
  }
  const stray = node.content
    .filter((child) => typeof child === "string")
    .join("")
    .trim();
  if (unread.text && stray !== "") note("text.unknown", "text()", stray);
  return value;
}
