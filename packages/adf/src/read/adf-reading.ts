import type { AdfDocument } from "../adf-document.ts";

/**
 * Something in a file that is not as ADF has it. `xml.malformed` is a slip against XML that could be read past;
 * `element.unknown`, `attribute.unknown` and `text.unknown` have no place in ADF; of `element.repeated` another one was
 * taken; `value.changed` became the word ADF has for it, `value.unknown` was left out.
 */
export type AdfNoteCode =
  | "xml.malformed"
  | "adf.undeclared"
  | "element.unknown"
  | "element.repeated"
  | "attribute.unknown"
  | "text.unknown"
  | "value.changed"
  | "value.unknown";

/**
 * `path` is an XPath (`/adf/prospect/vehicle[2]/odometer/@units`), or line and column (`3:14`) of malformed XML;
 * `value` is what stood there, so that nothing a shopper said is lost.
 */
export type AdfNote = { code: AdfNoteCode; path: string; value: string };

/**
 * Why a file cannot be read at all. `xml.too-long`: more than 1,000,000 characters; `xml.too-deep`: elements more
 * than 32 deep; `xml.doctype`: it brings a DTD, and with it entities; `xml.malformed`: more than 100 slips;
 * `adf.missing`, `prospect.missing`: no such element.
 */
export type AdfReadErrorCode =
  | "xml.too-long"
  | "xml.too-deep"
  | "xml.doctype"
  | "xml.malformed"
  | "adf.missing"
  | "prospect.missing";

/** A file as a document with notes on what was not as it should be, or why there is none. */
export type AdfReading =
  | { ok: true; document: AdfDocument; notes: AdfNote[] }
  | { ok: false; error: { code: AdfReadErrorCode } };
