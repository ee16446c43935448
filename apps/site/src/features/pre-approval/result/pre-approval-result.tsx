import { fillTokens } from "@forecourt/dealership/content";
import { formatPaymentTerms } from "@forecourt/finance";
import { Badge } from "@forecourt/ui/badge";
import { Container } from "@forecourt/ui/container";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { Note } from "@forecourt/ui/note";
import { describeOpened } from "#content/lead-form/confirmation/describe-opened.ts";
import { OpenedNote } from "#content/lead-form/confirmation/opened-note.tsx";
import { PaymentExplainerDialog } from "#content/payment-explainer/payment-explainer-dialog.tsx";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { SentLead } from "#server/cookies/sent-leads.ts";
import { whoAnswers } from "#server/leads/who-answers.ts";
import type { PageContext } from "#server/page-context.ts";
import type { PreApprovalSection } from "../pre-approval-section.ts";
import { KeepTerms } from "./keep-terms.tsx";
import { NextSteps } from "./next-steps.tsx";
import type { ResultDeal } from "./result-deal.ts";
import { resultLinks } from "./result-links.ts";
import { TermsCard } from "./terms-card.tsx";

type PreApprovalResultProps = {
  section: PreApprovalSection;
  /** The page's path without the language's folder. */
  path: string;
  context: PageContext;
  sent: SentLead;
  deal: ResultDeal;
  /** The parameter with the sealed answers. */
  answers: string | undefined;
};

/** The end of a pre-approval: the terms of its answers, and what happens next. */
export function PreApprovalResult({ section, path, context, sent, deal, answers }: PreApprovalResultProps) {
  const { locale } = context;
  const t = translator(locale, "preApproval");
  const { firstName } = sent;
  const { badge, title, titleWithoutName, text, budgetText, steps, finePrint, notes } = fillTokens(
    section.result,
    { firstName },
  );
  const { vehicle, terms, sentTerms } = deal;
  const answering = whoAnswers({ kind: "APPLY_FINANCING", storeId: vehicle?.storeId ?? null }, context);
  const isSent = formatPaymentTerms(terms) === sentTerms;
  const links = resultLinks({ path, deal, answers, sent: section.id }, context);
  const who = answering.person?.firstName ?? t("change.whoElse");
  const changeNote = (
    <>
      {t("change.text", { who })}{" "}
      <Link as={RouterLink} href={links.again}>
        {t("change.again")}
      </Link>
    </>
  );
  return (
    <>
      {isSent ? <KeepTerms terms={formatPaymentTerms(terms)} /> : null}
      <Container className="pt-9 lg:pt-14">
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25.5rem] lg:gap-10">
          <div className="min-w-0">
            <Badge tone="success">
              <Icon name="check" size={14} />
              {badge}
            </Badge>
            <h1 className="mt-4 text-balance font-bold text-5xl">{firstName ? title : titleWithoutName}</h1>
            <p className="mt-3 max-w-[60ch] text-lead text-muted">
              <RichText text={vehicle ? text : budgetText} />
            </p>
            {sent.alreadyReceived ? (
              <Note tone="info" icon="info" role="status" className="mt-5">
                {t("received")}
              </Note>
            ) : null}
            {sent.unlock ? (
              <OpenedNote content={describeOpened(sent.unlock, locale)} className="mt-5" />
            ) : null}
            {isSent ? null : (
              <Note tone="neutral" icon="info" className="mt-5">
                {changeNote}
              </Note>
            )}
            <div className="mt-7">
              <TermsCard
                deal={deal}
                context={context}
                plain={links.plain}
                finePrint={finePrint}
                changeNote={changeNote}
              />
            </div>
          </div>
          <NextSteps
            answering={answering}
            steps={steps}
            applicationHref={links.application}
            onward={links.onward}
            context={context}
          />
          <div className="grid gap-x-10 gap-y-6 border-line border-t pt-7 sm:grid-cols-2 lg:col-start-1">
            {notes.map((note) => (
              <div key={note.id}>
                <h2 className="font-semibold text-xl">{note.title}</h2>
                <p className="mt-2 text-muted">
                  <RichText text={note.text} />
                </p>
              </div>
            ))}
          </div>
        </div>
      </Container>
      <PaymentExplainerDialog context={context} />
    </>
  );
}
