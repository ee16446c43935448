import { ADF_VALUES, type AdfId } from "./adf-document.ts";
import { NOT_PROVIDED } from "./not-provided.ts";
import { type Attributes, type Lines, optional, required } from "./xml-element.ts";

/** A value the DTD lists, or nothing: an attribute it does not know would make the document invalid. */
export function listed(kind: keyof typeof ADF_VALUES, value: string | undefined): string | undefined {
  return (ADF_VALUES[kind] as readonly (string | undefined)[]).includes(value) ? value : undefined;
}

export function each<T>(items: readonly T[] | undefined, write: (item: T) => Lines): Lines {
  return (items ?? []).flatMap(write);
}

/** An element the DTD requires. */
export function text(name: string, value: unknown, attributes: Attributes = {}): Lines {
  return required(name, value, attributes, NOT_PROVIDED);
}

export function writeIds(ids: readonly AdfId[] | undefined): Lines {
  return each(ids, ({ value, sequence, source }) => optional("id", value, { sequence, source }));
}
