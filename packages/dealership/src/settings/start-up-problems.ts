import type { DealershipConfig } from "./dealership-config-schema.ts";

/** Sample data on a public site; `subject` is the value found. */
export type StartUpProblem = { code: "sample.phone" | "sample.legal-words"; subject: string };

// 555-0100 to 555-0199 are reserved for fiction in every area code.
const FICTIONAL_PHONE = /^\+1\d{3}55501\d{2}$/;

const OWN_MACHINE = /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/;

/** Every sample legal page contains one of these, so that it cannot go live unnoticed. */
export const sampleLegalMarks = ["sample text, not legal advice", "texto de muestra, no asesoría legal"];

/**
 * Reports invented phone numbers and sample legal pages once the site's address is public; each is a warning to print
 * at start (docs/product/dealership.md, "Start-up checks").
 *
 * @param site `url` is the site's address; `legalTexts` are the words of the legal pages in all languages
 * @example startUpProblems(config, { url: "https://www.larkspur.example", legalTexts })
 * // [{ code: "sample.phone", subject: "+14175550142" }]
 */
export function startUpProblems(
  config: Pick<DealershipConfig, "profile" | "stores" | "leadRouting">,
  site: { url: string; legalTexts: readonly string[] },
): StartUpProblem[] {
  if (OWN_MACHINE.test(new URL(site.url).hostname)) return [];
  const { profile, stores, leadRouting } = config;
  const phones = [
    profile.phone,
    profile.sales.phone,
    profile.service?.phone,
    profile.employees.generalManager.phone,
    ...(profile.employees.team ?? []).map(({ phone }) => phone),
    leadRouting.provider.phone,
    ...stores.map(({ phone }) => phone),
  ];
  return [
    ...[...new Set(phones)]
      .filter((phone) => phone !== undefined && FICTIONAL_PHONE.test(phone))
      .map((phone) => ({ code: "sample.phone" as const, subject: phone! })),
    ...sampleLegalMarks
      .filter((mark) => site.legalTexts.some((words) => words.includes(mark)))
      .map((mark) => ({ code: "sample.legal-words" as const, subject: mark })),
  ];
}
