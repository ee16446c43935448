import type { HeldApplication } from "@forecourt/database";
import { Panel } from "@forecourt/ui/panel";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { deliveryText, storeName } from "./held-leads.tsx";
import { shownDate } from "./shown-date.ts";

type HeldApplicationsProps = { applications: readonly HeldApplication[]; context: PageContext };

/** The credit applications of an address: that they exist, and when. Nothing without one. */
export function HeldApplications({ applications, context }: HeldApplicationsProps) {
  if (applications.length === 0) return null;
  const t = translator(context.locale, "myDetails");
  return (
    <section aria-labelledby="applications-title">
      <h2 id="applications-title" className="font-bold text-2xl">
        {t("applications.title")}
      </h2>
      <p className="mt-1 mb-4 max-w-[60ch] text-muted">{t("applications.text")}</p>
      <Panel padding="none">
        <ul className="divide-y divide-line">
          {applications.map((application) => (
            <li key={application.id} className="p-5">
              <p className="font-semibold">
                {t("applications.sent", {
                  date: shownDate(application.createdAt, context),
                  store: storeName(application, context),
                })}
              </p>
              <p className="text-muted text-sm">{deliveryText(application, context)}</p>
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}
