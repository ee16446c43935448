import type { DealershipConfig } from "./dealership-config-schema.ts";
import { isTagManagerId } from "./tag-manager-id.ts";

/** `error` stops the start, `warning` is printed. `subject` is the invalid value. */
export type StartUpProblem = {
  level: "error" | "warning";
  code: "tag-manager-id.invalid" | "sample.phone" | "sample.legal-words";
  subject: string;
};

// 555-0100 to 555-0199 are reserved for fiction in every area code.
const FICTIONAL_PHONE = /^\+1\d{3}55501\d{2}$/;

/** Every sample legal page contains one of these, so that it cannot go live unnoticed. */
export const sampleLegalMarks = ["sample text, not legal advice", "texto de muestra, no asesoría legal"];

/**
 * Finds configuration problems at start-up: a wrong tag-manager id is always an error; fictional phone numbers and
 * sample legal pages are warnings on a public site (docs/product/dealership.md, "Start-up checks").
 *
 * @param site `isPublic` is false for a local address; `tagManagerId` is the effective id; `legalWords` are the texts of
 * the legal pages in all languages
 * @example startUpProblems(config, { isPublic: true, tagManagerId: null, legalWords })
 * // [{ level: "warning", code: "sample.phone", subject: "+14175550142" }]
 */
export function startUpProblems(
  config: Pick<DealershipConfig, "profile" | "stores" | "leadRouting">,
  site: { isPublic: boolean; tagManagerId: string | null; legalWords: readonly string[] },
): StartUpProblem[] {
  const problems: StartUpProblem[] = [];
  if (site.tagManagerId !== null && !isTagManagerId(site.tagManagerId)) {
    problems.push({ level: "error", code: "tag-manager-id.invalid", subject: site.tagManagerId });
  }
  if (!site.isPublic) return problems;

  const { profile, stores, leadRouting } = config;
  const phones = [
    profile.phone,
    profile.sales.phone,
    profile.service?.phone,
    profile.employees.generalManager.phone,
    leadRouting.provider.phone,
    ...stores.map(({ phone }) => phone),
  ];
  for (const phone of new Set(phones)) {
    if (phone && FICTIONAL_PHONE.test(phone)) {
      problems.push({ level: "warning", code: "sample.phone", subject: phone });
    }
  }
  for (const mark of sampleLegalMarks) {
    if (site.legalWords.some((words) => words.includes(mark))) {
      problems.push({ level: "warning", code: "sample.legal-words", subject: mark });
    }
  }
  return problems;
}
