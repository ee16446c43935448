import { fail, type Result, type ResultError, succeed } from "@forecourt/result";
import { isPdf } from "./is-pdf.ts";
import { pdfError } from "./pdf-error.ts";
import { RESUME_MAX_BYTES, type Resume, type ResumeErrorCode } from "./resume.ts";
import { resumeFileName } from "./resume-file-name.ts";
import { wordFileError } from "./word-file-error.ts";
import { startsWithZipEntry } from "./zip-directory.ts";

export type CheckResumeResult = Result<Resume, ResultError<ResumeErrorCode>>;

/**
 * Checks an uploaded file by its content alone. It must be a PDF or a Word document without a password. Macros,
 * scripts, embedded files and outside templates are refused. The name is only cleaned (docs/product/leads.md,
 * "Resumes"). It finds no viruses.
 *
 * @returns the resume, or the code of the reason
 * @example await checkResume(bytes, "C:\\Ada's resume.pdf") // { ok: true, value: { fileName: "Ada s resume.pdf", … } }
 */
export async function checkResume(bytes: Uint8Array, fileName: string): Promise<CheckResumeResult> {
  if (bytes.length > RESUME_MAX_BYTES) return fail("resume-size");
  const type = isPdf(bytes) ? "pdf" : startsWithZipEntry(bytes) ? "docx" : null;
  if (type === null) return fail("resume-type");
  const code = await (type === "pdf" ? pdfError(bytes) : wordFileError(bytes));
  return code === null ? succeed({ fileName: resumeFileName(fileName, type), type, bytes }) : fail(code);
}
