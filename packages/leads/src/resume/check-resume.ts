import { fail, type Result, type ResultError, succeed } from "@forecourt/result";
import { isPdf } from "./is-pdf.ts";
import { RESUME_MAX_BYTES, type Resume, type ResumeErrorCode } from "./resume.ts";
import { resumeFileName } from "./resume-file-name.ts";
import { wordFileError } from "./word-file-error.ts";
import { startsWithZipEntry } from "./zip-directory.ts";

export type CheckResumeResult = Result<Resume, ResultError<ResumeErrorCode>>;

/**
 * Checks an uploaded file by its content alone: a PDF, or a Word document without macros. Nothing is decompressed. The
 * name is only cleaned (docs/product/leads.md, "Resumes").
 *
 * @returns the resume, or the code of the reason
 * @example checkResume(bytes, "C:\\Ada's resume.pdf") // { ok: true, value: { fileName: "Ada s resume.pdf", … } }
 */
export function checkResume(bytes: Uint8Array, fileName: string): CheckResumeResult {
  if (bytes.length > RESUME_MAX_BYTES) return fail("resume-size");
  if (isPdf(bytes)) return accepted(bytes, "pdf", fileName);
  if (!startsWithZipEntry(bytes)) return fail("resume-type");
  const code = wordFileError(bytes);
  return code === null ? accepted(bytes, "docx", fileName) : fail(code);
}

function accepted(bytes: Uint8Array, type: Resume["type"], fileName: string): CheckResumeResult {
  return succeed({ fileName: resumeFileName(fileName, type), type, bytes });
}
