import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../testing/mutation-run.ts";
import { resumeFileName } from "./resume-file-name.ts";

describe("resumeFileName", () => {
  it.each([
    ["Ada-Lovelace-Resume.PDF", "Ada-Lovelace-Resume.pdf"],
    ["José Núñez (2026).docx", "Jose Nunez 2026.pdf"],
    ["C:\\Users\\ada\\resume.docx", "resume.pdf"],
    ["../../etc/passwd", "passwd.pdf"],
    ["resume\u202Efdp.exe", "resume fdp.pdf"],
    ["a\r\nBcc: evil@example.com.pdf", "a Bcc evil example.com.pdf"],
    ['"; filename="evil.exe', "filename evil.pdf"],
    ["履歴書.pdf", "resume.pdf"],
    ["CON.pdf", "resume.pdf"],
    ["", "resume.pdf"],
    ["....", "resume.pdf"],
    ["-rf.pdf", "rf.pdf"],
  ])("of %j", (name, safe) => {
    expect(resumeFileName(name, "pdf")).toBe(safe);
  });

  it("is short, plain ASCII with its type's extension, for any name", () => {
    const names = fc.oneof(
      fc.string({ unit: "binary", maxLength: 400 }),
      fc.stringMatching(/^[\r\n\t ./\\:"'<>|;%\u202E\u200Ba-c]{0,200}$/),
    );
    fc.assert(
      fc.property(names, fc.constantFrom("pdf" as const, "docx" as const), (name, type) => {
        const safe = resumeFileName(name, type);
        expect(safe).toMatch(/^[A-Za-z0-9][A-Za-z0-9 ._-]{0,79}\.(pdf|docx)$/);
        expect(safe.endsWith(`.${type}`)).toBe(true);
        expect(safe).not.toMatch(/\.\.|[/\\]/);
        expect(resumeFileName(safe, type)).toBe(safe);
      }),
      { numRuns: runs(2000) },
    );
  });
});
