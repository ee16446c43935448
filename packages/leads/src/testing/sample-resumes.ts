import { type Zippable, zipSync } from "fflate";

const ascii = (text: string) => new TextEncoder().encode(text);

/** A small PDF, or one of exactly `size` bytes; `text` is in it as written. */
export function samplePdf({
  text = "Ada Lovelace",
  size,
}: {
  text?: string;
  size?: number;
} = {}): Uint8Array {
  const head = ascii(`%PDF-1.7\n% ${text}\n`);
  const end = ascii("trailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF\n");
  const bytes = new Uint8Array(size ?? head.length + end.length).fill(0x20);
  bytes.set(head);
  bytes.set(end, bytes.length - end.length);
  return bytes;
}

/** A Word document of a real zip; `files` adds entries to it. */
export function sampleDocx({
  text = "Ada Lovelace",
  files = {},
}: {
  text?: string;
  files?: Zippable;
} = {}): Uint8Array {
  return zipSync({
    "[Content_Types].xml": ascii(CONTENT_TYPES),
    "_rels/.rels": ascii(RELATIONSHIPS),
    "word/document.xml": ascii(documentOf(text)),
    ...files,
  });
}

/** A Word document of a few kilobytes that unpacks to `size` bytes. */
export function sampleZipBomb(size = 20_000_000): Uint8Array {
  return sampleDocx({ files: { "word/media/image1.bmp": [new Uint8Array(size), { level: 9 }] } });
}

/** The first bytes of a PNG, and of a Windows program. */
export const samplePng: Uint8Array = Uint8Array.of(
  0x89,
  0x50,
  0x4e,
  0x47,
  0x0d,
  0x0a,
  0x1a,
  0x0a,
  0,
  0,
  0,
  13,
);
/** The start of a Windows program. */
export const sampleExe: Uint8Array = ascii("MZ\u0090\0\u0003\0\0\0 This program cannot be run in DOS mode.");

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = "http://schemas.openxmlformats.org";

const CONTENT_TYPES = `${XML}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;

const RELATIONSHIPS = `${XML}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

function documentOf(text: string): string {
  return `${XML}<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;
}
