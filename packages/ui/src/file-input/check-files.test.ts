import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkFiles, formatFileSize } from "./check-files.ts";

const resume = { name: "Resume.PDF", type: "application/pdf", size: 5000 };
const limits = { accept: ".pdf, .docx", maxBytes: 5000 };

describe("checkFiles", () => {
  it.each([
    ["", true],
    [".pdf,.docx", true],
    ["application/pdf", true],
    ["application/*", true],
    [".doc", false],
    ["image/*", false],
  ])("with accept=%j, accepts a PDF: %j", (accept, accepted) => {
    expect(checkFiles([resume], { accept, maxBytes: 9000 }).accepted).toEqual(accepted ? [resume] : []);
  });

  it("reports one reason per file, the wrong type first", () => {
    const large = { ...resume, size: 5001 };
    const picture = { name: "me.png", type: "image/png", size: 9999 };
    expect(checkFiles([large, resume, picture], limits)).toEqual({
      accepted: [resume],
      rejected: [
        { name: "Resume.PDF", reason: "size" },
        { name: "me.png", reason: "type" },
      ],
    });
  });

  it("puts every file into exactly one of accepted and rejected", () => {
    const file = fc.record({ name: fc.string(), type: fc.string(), size: fc.nat() });
    fc.assert(
      fc.property(fc.array(file), fc.string(), fc.nat(), (files, accept, maxBytes) => {
        const { accepted, rejected } = checkFiles(files, { accept, maxBytes });
        expect(accepted.length + rejected.length).toBe(files.length);
      }),
    );
  });
});

it("formats sizes in both languages", () => {
  expect([12, 240_000, 1_240_000].map((bytes) => formatFileSize(bytes, "en"))).toEqual([
    "1 kB",
    "240 kB",
    "1.2 MB",
  ]);
  expect(formatFileSize(1_240_000, "es")).toMatch(/^1[.,]2\sMB$/);
});
