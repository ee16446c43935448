import { readFileSync } from "node:fs";
import { DtdValidator, XmlDocument, XmlDtd, XmlLibError } from "libxml2-wasm";

// Created once: a test file validates hundreds of documents.
const validator = new DtdValidator(
  XmlDtd.fromString(readFileSync(new URL("./adf.dtd", import.meta.url), "utf8")),
);

/**
 * Validates an ADF document against the DTD with libxml2; returns its errors.
 *
 * @example validateAdf("<adf/>") // ["Element adf content does not follow the DTD …"]
 */
export function validateAdf(xml: string): string[] {
  let document: XmlDocument | null = null;
  try {
    document = XmlDocument.fromString(xml);
    validator.validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlLibError) return error.details.map(({ message }) => message.trim());
    throw error;
  } finally {
    // Node.js 22 does not know `using`.
    document?.dispose();
  }
}
