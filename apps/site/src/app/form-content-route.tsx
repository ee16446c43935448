import type { Section } from "@forecourt/dealership/content";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ContentPage } from "#content/content-page/content-page.tsx";
import { pageContent } from "#content/content-page/page-content.ts";
import { readSentLead } from "#content/lead-form/confirmation/read-sent-lead.ts";
import { readFormProblem } from "#content/lead-form/read-form-problem.ts";
import { readKnownDetails } from "#content/lead-form/read-known-details.ts";
import { stockFacts } from "#content/page-sections/vehicles/stock-facts.ts";
import { siteEnv } from "#env.ts";
import { contentFormIds } from "#features/content-form/content-form-ids.ts";
import { ContentLeadForm } from "#features/content-form/content-lead-form.tsx";
import type { LeadFormSection } from "#features/content-form/lead-form-section.ts";
import { ApplicationStart } from "#features/credit-application/application-start.tsx";
import { BudgetCalculator } from "#features/payment-calculator/budget/budget-calculator.tsx";
import type { BudgetField, PaymentField } from "#features/payment-calculator/estimate/payment-choices.ts";
import { vehiclePayment } from "#features/payment-calculator/vehicle-payment.tsx";
import { PreApprovalForm } from "#features/pre-approval/pre-approval-form.tsx";
import { isPreApprovalSection } from "#features/pre-approval/pre-approval-section.ts";
import { PreApprovalResult } from "#features/pre-approval/result/pre-approval-result.tsx";
import { resultDeal } from "#features/pre-approval/result/result-deal.ts";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import { type FinancingAnswers, openFinancingAnswers } from "#server/cookies/financing-answers.ts";
import { takesApplications } from "#server/lender/lender-key.ts";
import type { PageContext, VariantParams } from "#server/page-context.ts";
import { withTerms } from "#server/vehicles/context-terms.ts";
import { vehicleForRequest } from "#server/vehicles/find-vehicle.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { VEHICLE_FORMS } from "#shared/lead-form/vehicle-forms.ts";
import { contentOf, listedMetadata } from "./content-route.tsx";

type SearchParams = Partial<
  Record<"q" | "problem" | "sent" | "vin" | "terms" | "answers" | BudgetField | PaymentField, string>
>;
type FormContentRouteProps = {
  params: Promise<Awaited<VariantParams> & { path?: string[] }>;
  searchParams: Promise<SearchParams>;
};

async function routeOf(props: FormContentRouteProps) {
  const searchParams = await props.searchParams;
  const { context, path } = await contentOf(props);
  return { context: withTerms(context, searchParams.terms), path, searchParams };
}

/** The metadata of a content page; the title also tells of a refused or a sent form. */
export async function formContentMetadata(props: FormContentRouteProps): Promise<Metadata> {
  const { context, path, searchParams } = await routeOf(props);
  const metadata = listedMetadata(path, context, !(searchParams.q || searchParams.sent));
  const { sections } = pageContent(path, context, stockFacts(context));
  const confirmed = (await sentForm(sections, searchParams.sent))?.section;
  if (confirmed) return { ...metadata, title: `${confirmed.sent.title} | ${context.settings.profile.name}` };
  if (!(await readFormProblem(searchParams.problem, contentFormIds))) return metadata;
  return { ...metadata, title: `${translator(context.locale, "forms")("problemPrefix")} ${metadata.title}` };
}

/** A content page with forms or calculators in its sections. */
export async function FormContentRoute(props: FormContentRouteProps) {
  const { context, path, searchParams } = await routeOf(props);
  const { paymentExplainer } = siteContent(context.locale, context.storeId).content;
  const answers = await openFinancingAnswers(searchParams.answers, siteEnv().SITE_SECRET);
  const result = await preApprovalResult({ context, path, searchParams, answers });
  if (result) return result;
  const vehicle = vehicleForRequest(searchParams.vin, context);
  const here = localPath(context.locale, path);
  const payment = vehicle && vehiclePayment(vehicle, here, searchParams, context);
  const calculator = ({ creditScore }: { creditScore?: number | undefined }) =>
    payment?.calculator ?? (
      <BudgetCalculator
        context={context}
        path={here}
        searchParams={searchParams}
        creditScore={creditScore}
        note={paymentExplainer.note}
      />
    );
  const payments = { vehicle, payment: payment?.inCard };
  const leadForm = await leadFormOf({ context, path, searchParams, answers, ...payments });
  const page = (
    <ContentPage
      path={path}
      context={context}
      facts={stockFacts(context)}
      slots={{
        query: searchParams.q,
        calculator,
        leadForm,
        creditApplication: (section) => (
          <ApplicationStart
            section={section}
            vehicle={vehicle}
            context={context}
            isOffered={takesApplications()}
          />
        ),
      }}
    />
  );
  return payment ? payment.around(page) : page;
}

type LeadFormParts = {
  context: PageContext;
  path: string;
  searchParams: SearchParams;
  /** The sealed answers of a pre-approval. */
  answers: FinancingAnswers;
  vehicle: VisibleVehicle | null;
  payment: ReactNode;
};

/** The terms in place of the page, for the browser that has sent its pre-approval. */
async function preApprovalResult({
  context,
  path,
  searchParams: { sent, vin, answers: sealed },
  answers,
}: Pick<LeadFormParts, "context" | "path" | "searchParams" | "answers">) {
  const confirmed = await sentForm(pageContent(path, context, stockFacts(context)).sections, sent);
  if (!confirmed || !isPreApprovalSection(confirmed.section)) return null;
  const deal = resultDeal(vin, answers, context);
  if (!deal) return null;
  const { section, lead } = confirmed;
  return <PreApprovalResult {...{ section, path, context, deal }} sent={lead} answers={sealed} />;
}

/** Draws the forms of a page; one that this browser has sent shows its confirmation. */
async function leadFormOf({ context, path, searchParams, answers, vehicle, payment }: LeadFormParts) {
  const { sections } = pageContent(path, context);
  const refused = await readFormProblem(searchParams.problem, contentFormIds);
  const known = await readKnownDetails();
  const confirmed = await sentForm(sections, searchParams.sent);
  const vin = searchParams.vin ?? null;
  return (section: LeadFormSection) =>
    isPreApprovalSection(section) && confirmed?.section.id !== section.id ? (
      <PreApprovalForm {...{ section, path, context, refused, known, answers, vin, vehicle, payment }} />
    ) : (
      <ContentLeadForm
        section={section}
        path={path}
        context={context}
        refused={refused}
        known={known}
        sent={confirmed?.section.id === section.id ? confirmed.lead : undefined}
        vin={vin}
        vehicle={VEHICLE_FORMS.includes(section.form) ? vehicle : null}
        payment={section.form === "APPLY_FINANCING" ? payment : null}
      />
    );
}

/** The form with this id, if this browser has sent it. */
async function sentForm(sections: readonly Section[], sent: string | undefined) {
  const section = sections.find((one): one is LeadFormSection => one.kind === "lead-form" && one.id === sent);
  const isPreApproval = section !== undefined && isPreApprovalSection(section);
  const lead =
    section &&
    (await readSentLead(
      ({ kind, preApproval = false }) => kind === section.form && preApproval === isPreApproval,
    ));
  return lead && { section, lead };
}
