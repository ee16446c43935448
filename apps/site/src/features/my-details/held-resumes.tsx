import type { HeldResume } from "@forecourt/database";
import { Panel } from "@forecourt/ui/panel";
import { translator } from "#server/content/translator.ts";
import { resumeEnd } from "#server/my-details/details-export.ts";
import type { PageContext } from "#server/page-context.ts";
import { storeName } from "./held-leads.tsx";
import { shownDate } from "./shown-date.ts";

type HeldResumesProps = { resumes: readonly HeldResume[]; context: PageContext };

/** The resumes of an address: since when, and until when. Nothing without one. */
export function HeldResumes({ resumes, context }: HeldResumesProps) {
  if (resumes.length === 0) return null;
  const t = translator(context.locale, "myDetails");
  return (
    <section aria-labelledby="resumes-title">
      <h2 id="resumes-title" className="font-bold text-2xl">
        {t("resumes.title")}
      </h2>
      <p className="mt-1 mb-4 max-w-[60ch] text-muted">{t("resumes.text")}</p>
      <Panel padding="none">
        <ul className="divide-y divide-line">
          {resumes.map((resume) => (
            <li key={resume.createdAt.getTime()} className="p-5 font-semibold">
              {t("resumes.sent", {
                date: shownDate(resume.createdAt, context),
                store: storeName(resume, context),
                end: shownDate(resumeEnd(resume), context),
              })}
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}
