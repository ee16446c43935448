import type { ADF_VALUES } from "../adf-document.ts";

export type AdfKind = keyof typeof ADF_VALUES;

/**
 * Accessors of an element; children, attributes and text that were never accessed become notes. `others` are names that
 * senders use instead of ADF's.
 */
export type AdfPart = {
  /** The element's text without the children already read, or undefined when blank. */
  own(): string | undefined;
  /** The text of a child, or undefined when blank. */
  text(name: string, ...others: string[]): string | undefined;
  /** The number in a child, or undefined. */
  number(name: string): number | undefined;
  /** The first child of a name that has text, or else the first. */
  first<T>(name: string, read: (child: AdfPart) => T, ...others: string[]): T | undefined;
  /** All children of a name for which `read` returns a value. */
  all<T>(name: string, read: (child: AdfPart) => T | undefined): T[] | undefined;
  /** An attribute's value, or undefined when blank. */
  attribute(name: string): string | undefined;
  /** The number in an attribute, or undefined. */
  numeric(name: string): number | undefined;
  /** An attribute with values that ADF lists. With `others`, also a child of any of the names. */
  listed<K extends AdfKind>(
    name: string,
    kind: K,
    ...others: string[]
  ): (typeof ADF_VALUES)[K][number] | undefined;
  /** A boolean attribute: true for 1, else undefined. */
  flag(name: string): true | undefined;
  /** Adds a note to the children of these names: ADF has them elsewhere. */
  misplaced(...names: string[]): void;
};
