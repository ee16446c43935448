import type { AdfDocument } from "../adf-document.ts";

/**
 * A deviation from ADF. `xml.malformed`: an XML error that was tolerated; `element.unknown`, `attribute.unknown`,
 * `text.unknown`: not part of ADF, ignored; `element.repeated`: ignored, another one was used; `value.changed`:
 * replaced by the value that ADF lists; `value.unknown`: ignored.
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
 * `value` is the original text, so that nothing the shopper wrote is lost.
 */
export type AdfNote = { code: AdfNoteCode; path: string; value: string };

/**
 * Why a file is rejected. `xml.too-long`: more than 1,000,000 characters; `xml.too-deep`: elements nested more than
 * 32 deep; `xml.doctype`: a DTD, which can define entities; `xml.malformed`: more than 100 XML errors; `adf.missing`,
 * `prospect.missing`: no such element.
 */
export type AdfReadErrorCode =
  | "xml.too-long"
  | "xml.too-deep"
  | "xml.doctype"
  | "xml.malformed"
  | "adf.missing"
  | "prospect.missing";

/** The document of a file with notes on deviations from ADF, or an error code. */
export type AdfReading =
  | { ok: true; document: AdfDocument; notes: AdfNote[] }
  | { ok: false; error: { code: AdfReadErrorCode } };
