import type { DealershipConfig } from "./dealership-config-schema.ts";
import { isTagManagerId } from "./tag-manager-id.ts";

/** `error` stops the start, `warning` is printed. `subject` is what was found, for the message. */
export type StartUpProblem = {
  level: "error" | "warning";
  code: "tag-manager-id.invalid" | "sample.phone" | "sample.legal-words";
  subject: string;
};

// 555-0100 to 555-0199 are set aside for fiction in every area code.
const FICTIONAL_PHONE = /^\+1\d{3}55501\d{2}$/;

/** One of these stands on every legal page of a sample dealership, so that it cannot go live unnoticed. */
export const sampleLegalMarks = ["sample text, not legal advice", "texto de muestra, no asesoría legal"];

/**
 * What must not go live unnoticed: a wrong tag-manager id stops every start; invented phone numbers and sample legal
 * pages are reported once the site is public (docs/product/dealership.md, "Start-up checks").
 *
 * @param site `isPublic` is true when the site's address is not a machine's own; `tagManagerId` is the one that will
 * be used, from wherever it came; `legalWords` are the words of the legal pages in all languages
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
