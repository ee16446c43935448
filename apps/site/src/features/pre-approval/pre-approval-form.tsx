import { formatPaymentTerms } from "@forecourt/finance";
import { Link } from "@forecourt/ui/link";
import type { ReactNode } from "react";
import { ApplyTerms } from "#browser/apply-terms.tsx";
import { FormSubject } from "#content/lead-form/form-subject.tsx";
import { LazyFormFields, LazyLeadForm } from "#content/lead-form/lazy-lead-form.tsx";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { StoredTermsMove } from "#content/terms-bar/stored-terms-move.tsx";
import { translator } from "#server/content/translator.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";
import { CarChoiceHost } from "./car-choice-host.tsx";
import { describePreApproval, type PreApprovalParts } from "./describe-pre-approval.ts";
import { FormGroup } from "./form-group.tsx";

type PreApprovalFormProps = PreApprovalParts & {
  /** The VIN in the address; null without one. */
  vin: string | null;
  /** The vehicle's payment. */
  payment: ReactNode;
};

/** The form that ends in terms: what to buy, by which terms, who applies, how to reach them. */
export function PreApprovalForm({ vin, payment, ...parts }: PreApprovalFormProps) {
  const { section, path, context, vehicle, refused, known } = parts;
  const { locale, terms } = context;
  const t = translator(locale, "preApproval");
  const here = localPath(locale, path);
  const withoutVehicle = addressWithTerms(here, terms && formatPaymentTerms(terms));
  return (
    <>
      {terms || refused ? null : (
        <>
          <ApplyTerms />
          <StoredTermsMove href={pathWith(here, { vin })} />
        </>
      )}
      <h2 id={`${section.id}-title`} className="font-bold text-4xl">
        {section.title}
      </h2>
      {section.text ? (
        <p className="mt-2 mb-7 text-lg text-muted">
          <RichText text={section.text} />
        </p>
      ) : null}
      <LazyLeadForm
        form={describePreApproval(parts)}
        after={
          section.note ? (
            <p className="col-span-2 text-control text-muted">
              <RichText text={section.note} />
            </p>
          ) : null
        }
      >
        <FormGroup name="vehicle" title={t("form.vehicle")} text={vehicle ? undefined : t("form.budgetText")}>
          <FormSubject
            kind="APPLY_FINANCING"
            vin={vin}
            vehicle={vehicle}
            context={context}
            payment={payment}
          />
          {vehicle ? (
            <p className="col-span-2">
              <Link as={RouterLink} href={withoutVehicle}>
                {t("form.changeVehicle")}
              </Link>
            </p>
          ) : (
            <>
              <CarChoiceHost locale={locale} title={t("form.chooseTitle")} noVehicle={t("form.noVehicle")} />
              <div className="col-span-2 grid grid-cols-2 items-start gap-x-4 gap-y-4.5 group-has-[[name=vin]:not([value='']):checked]/form:hidden">
                <LazyFormFields names={["budgetKind", "budget"]} />
              </div>
            </>
          )}
        </FormGroup>
        <FormGroup name="terms" title={t("form.terms")}>
          <LazyFormFields names={["cashDown", "tradeEquity", "creditRange", "months"]} />
        </FormGroup>
        <FormGroup name="applicant" title={t("form.applicant")}>
          <LazyFormFields names={["identifier", "buyingTime", "income"]} />
        </FormGroup>
        <FormGroup name="contact" title={t("form.contact")} text={known?.email ? t("form.known") : undefined}>
          <LazyFormFields names={["firstName", "lastName", "email", "phone"]} />
        </FormGroup>
      </LazyLeadForm>
    </>
  );
}
