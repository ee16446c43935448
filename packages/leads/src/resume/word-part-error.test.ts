import { describe, expect, it } from "vitest";
import { sampleDocx } from "../testing/sample-resumes.ts";
import { checkResume } from "./check-resume.ts";
import { wordPartError } from "./word-part-error.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const errorOf = (name: string, text: string) => wordPartError(name, bytes(text));

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

const relationship = (type: string, target: string, mode = 'TargetMode="External"') =>
  errorOf(
    "word/_rels/document.xml.rels",
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/${type}" Target="${target}" ${mode}/></Relationships>`,
  );

const document = (body: string) =>
  errorOf("word/document.xml", `<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`);

const field = (...parts: string[]) =>
  document(
    `<w:fldChar w:fldCharType="begin"/>${parts.map((part) => `<w:instrText>${part}</w:instrText>`).join("")}<w:fldChar w:fldCharType="end"/>`,
  );

it("refuses a document whose template is on another server", async () => {
  const files = {
    "word/_rels/settings.xml.rels": bytes(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/attachedTemplate" Target="https://files.example/evil.dotm" TargetMode="External"/></Relationships>`,
    ),
  };
  const checked = await checkResume(sampleDocx({ files }), "resume.docx");
  expect(checked).toMatchObject({ ok: false, errors: [{ code: "resume-active" }] });
});

describe("a relationship is active", () => {
  it.each([
    ["attachedTemplate", "file:///C:/Normal.dotm"],
    ["oleObject", "mhtml:https://files.example/a.html"],
    ["image", "https://files.example/pixel.png"],
    ["frame", "https://files.example"],
    ["hyperlink", "file://server/share"],
    ["hyperlink", "\\\\server\\share"],
    ["hyperlink", "javascript:alert(1)"],
    ["hyperlink", "ms-msdt:/id"],
  ])("of type %s to %s", async (type, target) => {
    expect(await relationship(type, target)).toBe("resume-active");
  });

  it.each(["oleObject", "package", "aFChunk", "control", "subDocument"])(
    "of type %s inside the file",
    async (type) => {
      expect(await relationship(type, "inside/part.bin", "")).toBe("resume-active");
    },
  );

  it("when its words are escaped", async () => {
    expect(await relationship("image", "http://a.example", 'TargetMode="&#69;xternal"')).toBe(
      "resume-active",
    );
  });
});

describe("a relationship is harmless", () => {
  it.each([
    ["hyperlink", "https://ada.example/work"],
    ["hyperlink", "mailto:ada@example.com"],
    ["hyperlink", "tel:+14175550123"],
    ["hyperlink", "ada.example/work"],
  ])("of type %s to %s", async (type, target) => {
    expect(await relationship(type, target)).toBeNull();
  });

  it("to a part of the document", async () => {
    expect(await relationship("image", "media/photo.jpeg", "")).toBeNull();
  });
});

describe("a field is active", () => {
  it.each(["DDEAUTO c:\\windows\\cmd.exe", " dde excel a b", 'INCLUDETEXT "http://a.example"', "LINK x"])(
    "%s",
    async (instruction) => {
      expect(await field(instruction)).toBe("resume-active");
      expect(await document(`<w:fldSimple w:instr='${instruction}'/>`)).toBe("resume-active");
    },
  );

  it("in several pieces", async () => {
    expect(await field("DD", "EAU", "TO cmd")).toBe("resume-active");
  });

  it("inside another one", async () => {
    const inner =
      '<w:fldChar w:fldCharType="begin"/><w:instrText>DDE a</w:instrText><w:fldChar w:fldCharType="end"/>';
    const outer = `<w:fldChar w:fldCharType="begin"/><w:instrText>IF </w:instrText>${inner}`;
    expect(await document(outer)).toBe("resume-active");
  });

  it("that never ends", async () => {
    expect(await document('<w:fldChar w:fldCharType="begin"/><w:instrText>DDE a</w:instrText>')).toBe(
      "resume-active",
    );
  });
});

it.each([' HYPERLINK "https://a.example/link" ', " PAGE ", " DATE ", 'MACROBUTTON NoMacro "Your name"'])(
  "accepts the field %s",
  async (instruction) => {
    expect(await field(instruction)).toBeNull();
  },
);

it("accepts text about dangerous things", async () => {
  expect(await document("<w:p><w:r><w:t>DDE, macros, JavaScript, INCLUDETEXT</w:t></w:r></w:p>")).toBeNull();
});

it("refuses a document with macros under another name", async () => {
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>';
  expect(await errorOf("[content_types].xml", types)).toBe("resume-macros");
});

describe("XML is unsafe", () => {
  it.each([
    ["with a document type", '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ["when it is damaged", "<a><b></a>"],
    ["when it ends early", "<a>"],
    ["when it is empty", ""],
    ["in another encoding", '<?xml version="1.0" encoding="UTF-7"?><a/>'],
  ])("%s", async (_name, text) => {
    expect(await errorOf("word/document.xml", text)).toBe("resume-unsafe");
  });
});

it("reads UTF-16", async () => {
  const text = '<?xml version="1.0" encoding="UTF-16"?><a>é</a>';
  const units = Uint16Array.from(`\uFEFF${text}`, (character) => character.charCodeAt(0));
  expect(await wordPartError("word/document.xml", new Uint8Array(units.buffer))).toBeNull();
});
