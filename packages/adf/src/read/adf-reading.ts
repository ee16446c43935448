import type { Result, ResultError } from "@forecourt/result";
import type { AdfDocument } from "../adf-document.ts";

/**
 * A deviation from ADF. Tolerated: `xml.malformed`: an XML error; `doctype.ignored`: a reference to a DTD, not loaded;
 * `prefix.ignored`: a namespace prefix; `entity.replaced`: an HTML entity; `adf.undeclared`: no `<?adf?>`;
 * `adf.omitted`: no `adf` around the prospect; `element.renamed`, `attribute.renamed`: another name than ADF's;
 * `element.misplaced`: ADF has it elsewhere; `value.changed`: replaced by the value that ADF lists. Ignored:
 * `element.unknown`, `attribute.unknown`, `text.unknown`: not part of ADF; `element.repeated`: another one was used;
 * `value.unknown`.
 */
export type AdfNoteCode =
  | "xml.malformed"
  | "doctype.ignored"
  | "prefix.ignored"
  | "entity.replaced"
  | "adf.undeclared"
  | "adf.omitted"
  | "element.renamed"
  | "element.misplaced"
  | "element.unknown"
  | "element.repeated"
  | "attribute.renamed"
  | "attribute.unknown"
  | "text.unknown"
  | "value.changed"
  | "value.unknown";

/**
 * `path` is an XPath (`/adf/prospect/vehicle[2]/odometer/@units`), or line and column (`3:14`) of what XML itself
 * does not allow or does not need; `value` is the original text, so that nothing the shopper wrote is lost.
 */
export type AdfNote = { code: AdfNoteCode; path: string; value: string };

/**
 * Why a file is rejected. `xml.too-long`: more than 1,000,000 characters; `xml.too-deep`: elements nested more than
 * 32 deep; `xml.doctype`: a DTD inside the file, which can define entities; `xml.malformed`: more than 100 XML errors; `adf.missing`,
 * `prospect.missing`: no such element.
 */
export type AdfReadErrorCode =
  | "xml.too-long"
  | "xml.too-deep"
  | "xml.doctype"
  | "xml.malformed"
  | "adf.missing"
  | "prospect.missing";

/** The document of a file, and notes on deviations from ADF. */
export type AdfFile = { document: AdfDocument; notes: AdfNote[] };

/** What a file has, or why it is rejected. An error concerns the whole file, so its path is empty. */
export type AdfReading = Result<AdfFile, ResultError<AdfReadErrorCode>>;
