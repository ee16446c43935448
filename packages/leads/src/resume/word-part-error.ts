import { SaxesParser } from "saxes";
import type { ResumeErrorCode } from "./resume.ts";

/**
 * Relationships whose target a reader opens or runs (ECMA-376, part 1). Templates, objects, other documents inside this
 * one, controls, add-ins.
 */
const ACTIVE_RELATIONSHIP =
  /\/(attachedTemplate|oleObject|package|aFChunk|subDocument|control|activeXControlBinary|vbaProject|wordVbaData|attachedToolbars|keyMapCustomizations|frame|webextension|webextensiontaskpanes)$/i;

/** The only targets outside the document that a resume may name: links to click. */
const HYPERLINK = /\/hyperlink$/i;
const LINK_TARGET = /^(https?:|mailto:|tel:|#|[^:\\]*$)/i;

/** Content types of documents with macros, also under an innocent name. */
const MACRO_TYPE = /macroEnabled|vbaProject/i;

/** Fields that fetch or run something (ECMA-376, part 1, 17.16.5). */
const ACTIVE_FIELD = /^\s*(DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|LINK|IMPORT|DATABASE)\b/i;

/** Characters that are read without a pause: a server answers others meanwhile. */
const PIECE = 100_000;

/**
 * Why an XML part of a Word document is refused. Null when it only holds text and its looks.
 *
 * @param name its name in lower case
 * @example await wordPartError("word/_rels/settings.xml.rels", bytes) // "resume-active"
 */
export async function wordPartError(name: string, content: Uint8Array): Promise<ResumeErrorCode | null> {
  const found: { code: ResumeErrorCode | null } = { code: null };
  const parser = new SaxesParser({ xmlns: true, position: false });
  const fields = fieldReader((instruction) => {
    if (ACTIVE_FIELD.test(instruction)) found.code ??= "resume-active";
  });
  // OPC forbids document types: they could define entities (ECMA-376, part 2, 8.2.5).
  parser.on("doctype", () => {
    found.code ??= "resume-unsafe";
  });
  parser.on("error", () => {
    found.code ??= "resume-unsafe";
  });
  parser.on("opentag", ({ local, attributes }) => {
    const value = (attribute: string) =>
      Object.values(attributes).find((one) => one.local === attribute)?.value ?? "";
    if (name.endsWith(".rels") && isActive(value)) found.code ??= "resume-active";
    if (MACRO_TYPE.test(value("ContentType"))) found.code ??= "resume-macros";
    fields.open(local, value);
  });
  parser.on("closetag", ({ local }) => fields.close(local));
  parser.on("text", (text) => fields.text(text));
  const text = decoded(content);
  if (text === null) return "resume-unsafe";
  for (let at = 0; at < text.length && found.code === null; at += PIECE) {
    parser.write(text.slice(at, at + PIECE));
    await new Promise((resolve) => setTimeout(resolve));
  }
  parser.close();
  return found.code;
}

type AttributeValue = (name: string) => string;

function isActive(value: AttributeValue): boolean {
  const type = value("Type");
  if (ACTIVE_RELATIONSHIP.test(type)) return true;
  if (value("TargetMode").toLowerCase() !== "external") return false;
  return !HYPERLINK.test(type) || !LINK_TARGET.test(value("Target"));
}

/**
 * Joins the instruction of a field, which Word may split over many elements. A field inside another one begins anew, as
 * in `{ IF … { DDE … } }`.
 */
function fieldReader(onField: (instruction: string) => void) {
  const open: string[] = [];
  let isInstruction = false;
  return {
    open(element: string, value: AttributeValue) {
      if (element === "fldSimple") onField(value("instr"));
      isInstruction = element === "instrText";
      const step = element === "fldChar" ? value("fldCharType") : "";
      if (step === "begin") open.push("");
      if (step === "separate" || step === "end") onField(open.at(-1) ?? "");
      if (step === "end") open.pop();
    },
    text(text: string) {
      if (!isInstruction) return;
      if (open.length === 0) open.push("");
      open.push(`${open.pop()}${text}`);
    },
    close(element: string) {
      if (element === "instrText") isInstruction = false;
      // A field that never ends is read as well.
      if (element === "document") for (const instruction of open) onField(instruction);
    },
  };
}

/** OPC allows UTF-8 and UTF-16; another encoding is named in the declaration and is refused. */
function decoded(content: Uint8Array): string | null {
  const [first, second] = content;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  const text = new TextDecoder(encoding).decode(content);
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? encoding;
  return declared.toLowerCase().startsWith(encoding.slice(0, 5)) ? text : null;
}
