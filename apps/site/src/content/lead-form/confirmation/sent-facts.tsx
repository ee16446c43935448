import { localDate } from "@forecourt/calendar";
import { HoursTable } from "@forecourt/ui/hours-table";
import { hoursRows } from "#content/hours/hours-rows.ts";
import { translator } from "#server/content/translator.ts";
import type { SentLead } from "#server/cookies/sent-leads.ts";
import { whoAnswers } from "#server/leads/who-answers.ts";
import type { PageContext } from "#server/page-context.ts";
import { vehicleForForm } from "#server/vehicles/find-vehicle.ts";
import { FormVehicle } from "../form-vehicle.tsx";
import { AnsweringStore } from "./answering-store.tsx";
import { describeOpened } from "./describe-opened.ts";
import { NextSteps } from "./next-steps.tsx";
import { OpenedNote } from "./opened-note.tsx";

type SentFactsProps = {
  sent: Pick<SentLead, "kind" | "vin" | "person" | "unlock">;
  context: PageContext;
  headingLevel: 2 | 3;
};

/** What a confirmation knows: the vehicle of the form, the store that answers, who, and what happens next. */
export function SentFacts({ sent, context, headingLevel }: SentFactsProps) {
  const { locale, settings, now } = context;
  const { kind, person } = sent;
  const t = translator(locale, "forms");
  const vehicle = sent.vin === null ? null : vehicleForForm(sent.vin, context);
  const answering = whoAnswers({ kind, person, storeId: vehicle?.storeId ?? null }, context);
  const today = localDate(now, settings.profile.timezone);
  const shared = { answering, context, headingLevel };
  return (
    <>
      {sent.unlock ? (
        <OpenedNote content={describeOpened(sent.unlock, locale)} className="mb-7 max-w-[60ch]" />
      ) : null}
      <div className="grid max-w-[60ch] gap-4">
        {vehicle ? <FormVehicle vehicle={vehicle} context={context} label={t("sentAbout")} /> : null}
        <AnsweringStore {...shared} hasVehicle={vehicle !== null} />
        {vehicle ? (
          <HoursTable
            caption={t("confirmation.openNow", { department: answering.hoursOf })}
            rows={hoursRows(answering.hours, { today, locale })}
          />
        ) : null}
      </div>
      <NextSteps {...shared} />
    </>
  );
}
