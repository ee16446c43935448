/** Five mebibytes, so that whatever a file manager calls 5 MB is accepted. */
export const RESUME_MAX_BYTES = 5 * 1024 * 1024;

/** The media type of each format. A resume's format is found by its content. */
export const RESUME_TYPES = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

export type ResumeType = keyof typeof RESUME_TYPES;

/** The name of the file field, in forms and in multipart bodies. */
export const RESUME_FIELD = "resume";

/** A checked resume. `fileName` is plain ASCII with the extension of its type. */
export type Resume = { fileName: string; type: ResumeType; bytes: Uint8Array };

/**
 * Why a file is no resume. It is too large, neither PDF nor Word, locked or not safe to open. Or it has macros or other
 * active content: scripts, embedded files, outside templates.
 */
export const RESUME_ERROR_CODES = [
  "resume-size",
  "resume-type",
  "resume-encrypted",
  "resume-macros",
  "resume-active",
  "resume-unsafe",
] as const;

export type ResumeErrorCode = (typeof RESUME_ERROR_CODES)[number];

/** What a lead's record says about its resume. The file itself is stored apart. */
export type ResumeFacts = Pick<Resume, "fileName" | "type"> & {
  size: number;
  /** What a virus scanner said. Missing where none is set up. */
  scan?: "clean" | "unavailable";
};
