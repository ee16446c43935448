import fc from "fast-check";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { runs } from "../testing/mutation-run.ts";
import { sampleDocx, sampleExe, samplePdf, samplePng, sampleZipBomb } from "../testing/sample-resumes.ts";
import { checkResume } from "./check-resume.ts";
import { RESUME_MAX_BYTES } from "./resume.ts";

const codeOf = async (bytes: Uint8Array, name = "resume.docx") => {
  const checked = await checkResume(bytes, name);
  return checked.ok ? "ok" : checked.errors[0].code;
};

/** Position of a record in a zip, from its end. */
function recordAt(bytes: Uint8Array, signature: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = bytes.length - 4; at >= 0; at -= 1) if (view.getUint32(at, true) === signature) return at;
  throw new Error("no such record");
}
const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;

/** A Word document with a 16 or 32 bit number of one record replaced. */
function patched(signature: number, offset: number, value: number, bits: 16 | 32 = 16): Uint8Array {
  const bytes = sampleDocx();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = recordAt(bytes, signature) + offset;
  if (bits === 16) view.setUint16(at, value, true);
  else view.setUint32(at, value, true);
  return bytes;
}

/** Three stored entries, of which the second claims the bytes of the third as well. */
function overlapping(): Uint8Array {
  const noise = [Uint8Array.from({ length: 3000 }, (_, at) => at * 7), { level: 0 }] as const;
  const bytes = sampleDocx({ files: { "word/a.bin": [...noise], "word/b.bin": [...noise] } });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const third = recordAt(bytes, ENTRY);
  const second = recordAt(bytes.subarray(0, third), ENTRY);
  view.setUint32(second + 20, 6000, true);
  return bytes;
}

describe("the type is the content's", () => {
  it("of a PDF, whatever its name", async () => {
    const bytes = samplePdf();
    expect(await checkResume(bytes, "resume.docx")).toEqual({
      ok: true,
      value: { fileName: "resume.pdf", type: "pdf", bytes },
    });
  });

  it("of a Word document, whatever its name", async () => {
    expect(await checkResume(sampleDocx(), "a.pdf")).toMatchObject({
      value: { fileName: "a.docx", type: "docx" },
    });
  });

  it.each([
    ["a picture", samplePng],
    ["a program", sampleExe],
    ["an older Word file", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    ["nothing", new Uint8Array()],
    ["a PDF without its end", samplePdf().subarray(0, 20)],
    ["a PDF behind other bytes", Uint8Array.of(0x20, ...samplePdf())],
    ["a zip without a document", zipSync({ "[Content_Types].xml": new Uint8Array(1) })],
    [
      "a spreadsheet",
      zipSync({ "[Content_Types].xml": new Uint8Array(1), "xl/workbook.xml": new Uint8Array(1) }),
    ],
  ])("so %s is refused", async (_name, bytes) => {
    expect(await codeOf(bytes, "resume.pdf")).toBe("resume-type");
  });

  it("finds the end of a PDF that is followed by spaces", async () => {
    const tail = new Uint8Array(1000).fill(0x20);
    expect(await codeOf(Uint8Array.of(...samplePdf(), ...tail))).toBe("ok");
    expect(await codeOf(Uint8Array.of(...samplePdf(), ...tail, ...tail))).toBe("resume-type");
  });
});

describe("the size", () => {
  it("may be exactly 5 MB", async () => {
    expect(await codeOf(samplePdf({ size: RESUME_MAX_BYTES }))).toBe("ok");
    expect(await codeOf(samplePdf({ size: RESUME_MAX_BYTES + 1 }))).toBe("resume-size");
    expect(RESUME_MAX_BYTES).toBe(5_242_880);
  });
});

describe("a Word document is refused", () => {
  it("when it is encrypted", async () => {
    expect(await codeOf(patched(ENTRY, 8, 1))).toBe("resume-encrypted");
    expect(await codeOf(patched(ENTRY, 8, 0x40))).toBe("resume-encrypted");
    expect(await codeOf(patched(LOCAL, 6, 1))).toBe("resume-encrypted");
  });

  it.each(["word/vbaProject.bin", "WORD/VBAPROJECT.BIN", "vbaProject.bin", "word/vbaData.xml"])(
    "with macros in %s",
    async (name) => {
      expect(await codeOf(sampleDocx({ files: { [name]: new Uint8Array(4) } }))).toBe("resume-macros");
    },
  );

  it("when it unpacks to more than a hundred times its size", async () => {
    expect(await codeOf(sampleZipBomb())).toBe("resume-unsafe");
    expect(sampleZipBomb().length).toBeLessThan(100_000);
  });

  it("when it unpacks to more than 100 MB", async () => {
    const noise = Uint8Array.from({ length: 1_100_000 }, (_, at) => (at * 2654435761) >>> 13);
    expect(await codeOf(sampleDocx({ files: { "word/a.bin": [noise, { level: 0 }] } }))).toBe("ok");
    const bytes = sampleDocx({ files: { "word/a.bin": [noise, { level: 0 }] } });
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    view.setUint32(recordAt(bytes, ENTRY) + 24, 100_000_001, true);
    expect(await codeOf(bytes)).toBe("resume-unsafe");
  });

  it.each([1, -1])("when it unpacks to %i bytes more than its directory says", async (more) => {
    const bytes = sampleDocx();
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const at = recordAt(bytes, ENTRY) + 24;
    view.setUint32(at, view.getUint32(at, true) - more, true);
    expect(await codeOf(bytes)).toBe("resume-unsafe");
  });

  it("when its directory hides a bomb", async () => {
    const bytes = sampleZipBomb();
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    view.setUint32(recordAt(bytes, ENTRY) + 24, 1000, true);
    expect(await codeOf(bytes)).toBe("resume-unsafe");
  });

  it("when an entry has two names", async () => {
    const bytes = sampleDocx();
    bytes[recordAt(bytes, LOCAL) + 30] = 0x57;
    expect(await codeOf(bytes)).toBe("resume-unsafe");
  });

  it.each(["word/embeddings/oleObject1.bin", "word/activeX/activeX1.xml"])("with %s", async (name) => {
    expect(await codeOf(sampleDocx({ files: { [name]: new Uint8Array(4) } }))).toBe("resume-active");
  });

  it("with more XML than any resume has", async () => {
    const xml = new TextEncoder().encode(
      `<a>${Array.from({ length: 1_200_000 }, (_, at) => at).join(" ")}</a>`,
    );
    expect(await codeOf(sampleDocx({ files: { "word/other.xml": xml } }))).toBe("resume-unsafe");
  });

  it("with more than a thousand entries", async () => {
    const files = Object.fromEntries(
      Array.from({ length: 998 }, (_, at) => [`word/${at}.bin`, new Uint8Array(1)]),
    );
    expect(await codeOf(sampleDocx({ files: Object.fromEntries(Object.entries(files).slice(1)) }))).toBe(
      "ok",
    );
    expect(await codeOf(sampleDocx({ files }))).toBe("resume-unsafe");
  });

  it.each(["../../evil.xml", "/etc/passwd", "word\\document.xml", "C:evil"])(
    "with an entry %s",
    async (name) => {
      expect(await codeOf(sampleDocx({ files: { [name]: new Uint8Array(1) } }))).toBe("resume-unsafe");
    },
  );

  it.each([
    ["two entries of one name", sampleDocx({ files: { "WORD/document.xml": new Uint8Array(1) } })],
    ["a false count", patched(END, 10, 2)],
    ["a false size of its directory", patched(END, 12, 7, 32)],
    ["entries that its count leaves out", patched(END, 8, 0x0002_0002, 32)],
    ["several disks", patched(END, 4, 1)],
    ["a false start of its directory", patched(END, 16, 7, 32)],
    ["an entry behind its directory", patched(ENTRY, 42, 0xfffffff0, 32)],
    ["an entry at other bytes", patched(ENTRY, 42, 3, 32)],
    ["ZIP64 sizes", patched(ENTRY, 24, 0xffffffff, 32)],
    ["an entry that reaches into its directory", patched(ENTRY, 20, 700, 32)],
    ["entries that share bytes", overlapping()],
    ["bytes behind it", Uint8Array.of(...sampleDocx(), 0)],
    ["its end cut off", sampleDocx().subarray(0, -1)],
  ])("with %s", async (_name, bytes) => {
    expect(await codeOf(bytes)).toBe("resume-unsafe");
  });
});

describe("any bytes", () => {
  it("give an answer and no exception", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.string({ unit: "binary" }),
        async (bytes, name) => {
          expect(await codeOf(bytes, name)).toBe("resume-type");
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it("that damage a document give an answer and no exception", async () => {
    const whole = sampleDocx();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 6 }),
        fc.nat(whole.length),
        async (changes, length) => {
          const bytes = Uint8Array.from(whole);
          for (const [at, value] of changes) bytes[at] = value;
          expect(await codeOf(bytes.subarray(0, length))).toMatch(/^(ok|resume-\w+)$/);
        },
      ),
      { numRuns: runs(2000) },
    );
  });

  it("in a view of a larger buffer are read from its start", async () => {
    const docx = sampleDocx();
    const larger = Uint8Array.of(1, 2, 3, ...docx, 4, 5);
    expect(await codeOf(larger.subarray(3, -2))).toBe("ok");
  });
});
