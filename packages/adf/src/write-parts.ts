import { ADF_VALUES, type AdfId } from "./adf-document.ts";
import { NOT_PROVIDED } from "./not-provided.ts";
import { type Attributes, type Lines, optional, required } from "./xml-element.ts";

/** Returns a value only when the DTD lists it; any other would make the document invalid. */
export function listed(kind: keyof typeof ADF_VALUES, value: string | undefined): string | undefined {
  return (ADF_VALUES[kind] as readonly (string | undefined)[]).includes(value) ? value : undefined;
}

export function writeEach<T>(items: readonly T[] | undefined, write: (item: T) => Lines): Lines {
  return (items ?? []).flatMap(write);
}

/** A required element; "Not provided" when blank. */
export function text(name: string, value: unknown, attributes: Attributes = {}): Lines {
  return required(name, value, attributes, NOT_PROVIDED);
}

export function writeIds(ids: readonly AdfId[] | undefined): Lines {
  return writeEach(ids, ({ value, sequence, source }) => optional("id", value, { sequence, source }));
}
