import { readFileSync } from "node:fs";
import { DtdValidator, XmlDocument, XmlDtd, XmlLibError } from "libxml2-wasm";

// Kept for the life of the process: a test file validates hundreds of documents against it.
const validator = new DtdValidator(
  XmlDtd.fromString(readFileSync(new URL("./adf.dtd", import.meta.url), "utf8")),
);

/**
 * What libxml2 complains about in an ADF document, empty when it is well-formed and valid against the DTD.
 *
 * @example validateAdf("<adf/>") // ["Element adf content does not follow the DTD …"]
 */
export function validateAdf(xml: string): string[] {
  try {
    using document = XmlDocument.fromString(xml);
    validator.validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlLibError) return error.details.map(({ message }) => message.trim());
    throw error;
  }
}
