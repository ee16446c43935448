import type { AdfProspect } from "../../adf-document.ts";
import type { AdfNoteCode } from "../../read/adf-reading.ts";

type Part<T> = T extends readonly (infer Item)[]
  ? Part<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Part<T[Key]> }
    : T;

/** A file as another sender writes it. */
export type ForeignLead = {
  xml: string;
  /** What must be read of each prospect, in the file's order. */
  reads: Part<AdfProspect>[];
  /** Every note: its code and its place. */
  notes: [AdfNoteCode, string][];
};
