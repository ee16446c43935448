export { anyDocument, anyText } from "./arbitrary-document.ts";
export { NAUGHTY_STRINGS } from "./naughty-strings.ts";
export type { XmlElement } from "./read-xml.ts";
export { elements, readXml } from "./read-xml.ts";
export { validateAdf } from "./validate-adf.ts";
