import { formatPhone } from "@forecourt/contact-details";
import { Link } from "@forecourt/ui/link";
import { translator } from "#server/content/translator.ts";
import type { Answering } from "#server/leads/who-answers.ts";
import type { PageContext } from "#server/page-context.ts";
import { AnsweringPerson } from "./answering-person.tsx";
import { describeAnswering } from "./describe-answering.ts";

type NextStepsProps = {
  answering: Answering;
  context: Pick<PageContext, "locale" | "settings" | "now">;
  headingLevel: 2 | 3;
};

/** What happens next: who answers, when, and the phone to call before that. */
export function NextSteps({ answering, context, headingLevel }: NextStepsProps) {
  const { phone } = answering.store;
  const t = translator(context.locale, "forms");
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="mt-7">
      <Heading className="font-semibold">{t("confirmation.next")}</Heading>
      <AnsweringPerson content={describeAnswering(answering, context)}>
        <li>
          {t.rich("confirmation.call", {
            phone: formatPhone(phone, "general"),
            call: (chunks) => <Link href={`tel:${phone}`}>{chunks}</Link>,
          })}
        </li>
      </AnsweringPerson>
    </div>
  );
}
