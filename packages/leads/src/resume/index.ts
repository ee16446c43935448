export type { CheckResumeResult } from "./check-resume.ts";
export { checkResume } from "./check-resume.ts";
export type { Resume, ResumeErrorCode, ResumeFacts, ResumeType } from "./resume.ts";
export { RESUME_ERROR_CODES, RESUME_FIELD, RESUME_MAX_BYTES, RESUME_TYPES } from "./resume.ts";
export { resumeFileName } from "./resume-file-name.ts";
export { readResumeRecord, resumeRecord } from "./resume-record.ts";
