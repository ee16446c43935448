import type { StaffMember } from "@forecourt/dealership/content";
import { contactForm, type FormField, type LeadKind, tradeContactForm } from "@forecourt/leads/forms";
import { describeLeadForm } from "#content/lead-form/describe-lead-form.ts";
import { formFailure } from "#content/lead-form/form-failure.ts";
import { FormFields } from "#content/lead-form/form-fields.tsx";
import { FormVehicle } from "#content/lead-form/form-vehicle.tsx";
import { LeadForm } from "#content/lead-form/lead-form.tsx";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { KnownDetails } from "#server/cookies/known-details.ts";
import { shownConsent } from "#server/leads/consent-text.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { CONTACT_PATH } from "#shared/addresses/public-paths.ts";
import { ForPerson, nameOf } from "./for-person.tsx";
import { type ContactFormSection, chosenInquiry } from "./inquiry.ts";

/** The id of the form in the page; a trade form that is refused has its own id as well. */
const CONTACT_FORM_ID = "contact";

const isOwnVehicle = ({ path }: FormField) => path.startsWith("vehicle.");
const TRADE_FIELDS = tradeContactForm.fields.filter(isOwnVehicle).map(({ name }) => name);
const PERSON_FIELDS = contactForm.fields.map(({ name }) => name).filter((name) => name !== "message");

/** First values of the form, and the parameter that brought them. */
export type Prefilled = { values: Readonly<Record<string, string>>; valuation: string };

type ContactFormProps = {
  section: ContactFormSection;
  context: PageContext;
  about: string | undefined;
  vehicle: VisibleVehicle | null;
  person: StaffMember | null;
  refused: FormProblem | undefined;
  known: KnownDetails | undefined;
  /** First values by field name, for a form that a valuation's page opens. */
  prefilled: Prefilled | null;
};

/**
 * The contact form of the dealership's departments. A trade-in inquiry also asks for the shopper's vehicle; that works
 * without scripts too.
 */
export function ContactForm({
  section,
  context,
  about,
  vehicle,
  person,
  refused,
  known,
  prefilled,
}: ContactFormProps) {
  const { locale, storeId } = context;
  const t = translator(locale, "contact");
  const inquiry = chosenInquiry(section.inquiries, { kind: refused?.values["kind"], about });
  const kind = (inquiry?.kind ?? "CONTACT_GENERAL") as LeadKind;
  const form = describeLeadForm({
    context,
    id: CONTACT_FORM_ID,
    fields: tradeContactForm.fields,
    kindField: {
      name: "kind",
      label: t("about"),
      options: section.inquiries.map(({ label, kind: value }) => ({ value, label })),
      value: kind,
      wide: true,
    },
    labels: { phone: t("phone") },
    hints: { phone: t("phoneHint"), price: t("priceHint"), mileage: t("mileageHint") },
    values: person ? { message: `${t("forPerson", { name: nameOf(person) })}\n` } : (prefilled?.values ?? {}),
    wide: ["message"],
    hidden: {
      origin: localPath(
        locale,
        pathWith(CONTACT_PATH, {
          about,
          vin: vehicle?.vin,
          person: person?.slug,
          valuation: prefilled?.valuation,
        }),
      ),
      page: localPath(locale, CONTACT_PATH),
      vin: vehicle?.vin,
      person: person?.slug,
    },
    consent: shownConsent({ kind, page: CONTACT_PATH }, locale, storeId),
    refused,
    known,
    failure: formFailure(kind, context),
    submit: t("send"),
  });

  return (
    <LeadForm form={form}>
      <FormFields names={["kind"]} />
      {person ? <ForPerson person={person} locale={locale} /> : null}
      {vehicle ? (
        <FormVehicle
          vehicle={vehicle}
          context={context}
          label={t("aboutVehicle")}
          className={HIDDEN_FOR_TRADE}
        />
      ) : null}
      <FormFields names={PERSON_FIELDS} />
      {/* CSS shows it for a trade, also without scripts; in browsers that cannot, the server does. */}
      <fieldset
        className={`${TRADE_FIELDSET} ${kind === TRADE_KIND ? HIDDEN_UNLESS_TRADE : SHOWN_FOR_TRADE}`}
      >
        <legend className="float-left col-span-full font-semibold">{t("tradeTitle")}</legend>
        <FormFields names={TRADE_FIELDS} />
      </fieldset>
      <FormFields names={["message"]} />
    </LeadForm>
  );
}

/** The inquiry that asks for the shopper's own vehicle. The classes below match the end of this value. */
const TRADE_KIND = "CONTACT_TRADE" satisfies LeadKind;

/** A trade-in message is about the shopper's own vehicle. */
const HIDDEN_FOR_TRADE = "col-span-2 group-has-[option[value$=TRADE]:checked]/form:hidden";
const TRADE_FIELDSET = "col-span-2 grid-cols-2 gap-x-4 gap-y-4.5 rounded-md bg-surface-sunken p-4.5";
const SHOWN_FOR_TRADE = "hidden group-has-[option[value$=TRADE]:checked]/form:grid";
const HIDDEN_UNLESS_TRADE = "grid group-has-[option:not([value$=TRADE]):checked]/form:hidden";
