import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkFiles, writeFileSize } from "./check-files.ts";

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

  it("reports one fault per file, the wrong type first", () => {
    const large = { ...resume, size: 5001 };
    const picture = { name: "me.png", type: "image/png", size: 9999 };
    expect(checkFiles([large, resume, picture], limits)).toEqual({
      accepted: [resume],
      faults: [
        { name: "Resume.PDF", fault: "size" },
        { name: "me.png", fault: "type" },
      ],
    });
  });

  it("puts every file into exactly one of accepted and rejected", () => {
    const file = fc.record({ name: fc.string(), type: fc.string(), size: fc.nat() });
    fc.assert(
      fc.property(fc.array(file), fc.string(), fc.nat(), (files, accept, maxBytes) => {
        const { accepted, faults } = checkFiles(files, { accept, maxBytes });
        expect(accepted.length + faults.length).toBe(files.length);
      }),
    );
  });
});

it("formats sizes in both languages", () => {
  expect([12, 240_000, 1_240_000].map((bytes) => writeFileSize(bytes, "en"))).toEqual([
    "1 kB",
    "240 kB",
    "1.2 MB",
  ]);
  expect(writeFileSize(1_240_000, "es")).toMatch(/^1[.,]2\sMB$/);
});
