import type { ResumeType } from "./resume.ts";

/** Shorter than any file system or mail program allows. */
const MAX_LENGTH = 80;

const FOLDERS = /^.*[/\\]/s;
const EXTENSION = /\.(pdf|docx?|docm|exe|zip|png|jpe?g|txt)$/i;
const ACCENTS = /\p{M}+/gu;
const UNUSUAL = /[^A-Za-z0-9 ._-]+/g;

/** Names of devices on Windows, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A file name for mail programs and file systems: ASCII without folders, with the extension of the type. Accents are
 * dropped; a name without Latin letters or digits becomes `resume`.
 *
 * @example resumeFileName("../José Núñez\u202Efdp.exe", "pdf") // "Jose Nunez fdp.pdf"
 */
export function resumeFileName(name: string, type: ResumeType): string {
  const base = name
    .replace(FOLDERS, "")
    .replace(EXTENSION, "")
    .normalize("NFKD")
    .replace(ACCENTS, "")
    .replace(UNUSUAL, " ")
    .replace(/ +/g, " ")
    .replace(/\.{2,}/g, ".")
    .slice(0, MAX_LENGTH)
    .replace(/^[ ._-]+|[ ._-]+$/g, "");
  const isUsable = /[A-Za-z0-9]/.test(base) && !DEVICE.test(base);
  return `${isUsable ? base : "resume"}.${type}`;
}
