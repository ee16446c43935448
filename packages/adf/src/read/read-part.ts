import type { AdfKind, AdfPart } from "./adf-part.ts";
import type { AdfNote, AdfNoteCode } from "./adf-reading.ts";
import { adfValue } from "./adf-value.ts";
import { textOf, type XmlNode } from "./xml-tree.ts";

const hasText = (node: XmlNode): boolean => textOf(node) !== "";

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
  const listedFrom = <K extends AdfKind>(kind: K, written: string | undefined, at: string) => {
    if (written === undefined) return undefined;
    const { value, changed } = adfValue(kind, written);
    if (changed) note(value === undefined ? "value.unknown" : "value.changed", at, written);
    return value;
  };

  const part: AdfPart = {
    own: () => {
      unread.text = false;
      const content = node.content.filter(
        (child) => typeof child === "string" || unread.children.has(child.name),
      );
      return textOf({ ...node, content }) || undefined;
    },
    text: (name, ...others) => part.first(name, (child) => child.own(), ...others),
    number: (name) => numberFrom(part.text(name), name),
    first: (name, readChild, ...others) => {
      const named = taken(name);
      const other = named.some(hasText)
        ? undefined
        : others.find((alias) => children.get(alias)?.some(hasText));
      const used = other ?? name;
      const found = other === undefined ? named : taken(other);
      const index = Math.max(0, found.findIndex(hasText));
      found.forEach((child, at) => {
        if (at !== index) noteElement("element.repeated", child, at);
      });
      const child = found[index];
      if (child === undefined) return undefined;
      if (other !== undefined) note("element.renamed", place(other, index), textOf(child));
      return readPart(child, `${path}/${place(used, index)}`, notes, readChild);
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
    listed: (name, kind, ...others) => {
      const names = [name, ...others];
      const attribute = names.find((alias) => part.attribute(alias) !== undefined);
      if (attribute !== undefined) {
        const written = part.attribute(attribute);
        if (attribute !== name) note("attribute.renamed", `@${attribute}`, written ?? "");
        return listedFrom(kind, written, `@${attribute}`);
      }
      const element = others.length === 0 ? undefined : names.find((alias) => children.has(alias));
      if (element === undefined) return undefined;
      part.misplaced(element);
      return listedFrom(kind, part.text(element), element);
    },
    flag: (name) => {
      const written = part.attribute(name)?.toLowerCase();
      if (written === undefined || ["0", "no", "false"].includes(written)) return undefined;
      if (["1", "yes", "true"].includes(written)) return true;
      note("value.unknown", `@${name}`, written);
      return undefined;
    },
    misplaced: (...names) => {
      for (const name of names) {
        children.get(name)?.forEach((child, at) => {
          note("element.misplaced", place(name, at), textOf(child));
        });
      }
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
