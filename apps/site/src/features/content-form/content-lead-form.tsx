import { formatPaymentTerms } from "@forecourt/finance";
import type { ReactNode } from "react";
import { describeLeadForm } from "#content/lead-form/describe-lead-form.ts";
import { formFailure } from "#content/lead-form/form-failure.ts";
import { FormSubject } from "#content/lead-form/form-subject.tsx";
import { LazyFormFields, LazyFormFile, LazyLeadForm } from "#content/lead-form/lazy-lead-form.tsx";
import { missingDetails } from "#content/lead-form/missing-details.ts";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { KnownDetails } from "#server/cookies/known-details.ts";
import type { SentLead } from "#server/cookies/sent-leads.ts";
import { shownConsent } from "#server/leads/consent-text.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { formOfKind } from "#shared/lead-form/form-of-kind.ts";
import { addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";
import { FormSent } from "./form-sent.tsx";
import type { LeadFormSection } from "./lead-form-section.ts";

type ContentLeadFormProps = {
  section: LeadFormSection;
  /** The page's path without the language's folder. */
  path: string;
  context: PageContext;
  refused: FormProblem | undefined;
  known: KnownDetails | undefined;
  /** The lead of this form that this browser has sent. */
  sent: SentLead | undefined;
  /** The VIN in the address; null without one. */
  vin: string | null;
  /** The vehicle that the form is about. */
  vehicle: VisibleVehicle | null;
  /** The vehicle's payment. */
  payment?: ReactNode;
};

/** A form of a content page; after submission its confirmation replaces it. */
export function ContentLeadForm({ sent, ...props }: ContentLeadFormProps) {
  const { section, path, context } = props;
  if (sent) {
    const href = pathWith(localPath(context.locale, path), { vin: sent.vin });
    return <FormSent section={section} sent={sent} href={href} context={context} />;
  }
  return (
    <>
      <h2 id={`${section.id}-title`} className="font-bold text-4xl">
        {section.title}
      </h2>
      {section.text ? (
        <p className="mt-2 mb-6 text-lg text-muted">
          <RichText text={section.text} />
        </p>
      ) : (
        <div className="mb-6" />
      )}
      <Form {...props} />
    </>
  );
}

function Form({
  section,
  path,
  context,
  refused,
  known,
  vin,
  vehicle,
  payment,
}: Omit<ContentLeadFormProps, "sent">) {
  const { locale, storeId } = context;
  const t = translator(locale, "contact");
  const { id: shape, fields } = formOfKind(section.form);
  const here = localPath(locale, path);
  const about = vehicle?.vin;
  const form = describeLeadForm({
    context,
    id: `${section.id}-form`,
    fields,
    labels: { phone: t("phone"), ...section.labels },
    hints: { phone: t("phoneHint") },
    wide: ["message", "position", "identifier", "buyingTime"],
    hidden: {
      kind: section.form,
      origin: addressWithTerms(
        pathWith(here, { vin: about }),
        context.terms && formatPaymentTerms(context.terms),
      ),
      page: here,
      next: `${pathWith(here, { vin: about, sent: section.id })}#${section.id}`,
      vin: about,
    },
    consent: shownConsent({ kind: section.form, page: path }, locale, storeId),
    refused: refused?.form === shape ? refused : undefined,
    known,
    failure: formFailure(section.form, context),
    missingDetails: missingDetails(section.form, locale),
    takesResume: section.form === "CAREERS",
    submit: section.button,
  });
  return (
    <LazyLeadForm
      form={form}
      before={
        <FormSubject kind={section.form} vin={vin} vehicle={vehicle} context={context} payment={payment} />
      }
      after={
        section.note ? (
          <p className="col-span-2 text-control text-muted">
            <RichText text={section.note} />
          </p>
        ) : null
      }
    >
      <LazyFormFields />
      {form.file ? <LazyFormFile /> : null}
    </LazyLeadForm>
  );
}
