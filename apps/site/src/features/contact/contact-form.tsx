import type { StaffMember } from "@forecourt/dealership/content";
import { contactForm, type FormField, type LeadKind, tradeContactForm } from "@forecourt/leads/forms";
import { Field } from "@forecourt/ui/field";
import { Select } from "@forecourt/ui/select";
import { fieldId } from "#content/lead-form/field-id.ts";
import { formFailure } from "#content/lead-form/form-failure.tsx";
import { FormFields } from "#content/lead-form/form-fields.tsx";
import { FormVehicle } from "#content/lead-form/form-vehicle.tsx";
import { LeadForm } from "#content/lead-form/lead-form.tsx";
import { shownProblem } from "#content/lead-form/shown-problem.ts";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import { shownConsent } from "#server/leads/consent-text.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { CONTACT_PATH } from "#shared/addresses/public-paths.ts";
import { ForPerson, nameOf } from "./for-person.tsx";
import { type ContactFormSection, chosenInquiry, TRADE_KIND } from "./inquiry.ts";

/** The id of the form in the page; a trade form that is refused has its own id as well. */
export const CONTACT_FORM_ID = "contact";

const isOwnVehicle = ({ path }: FormField) => path.startsWith("vehicle.");
const TRADE_FIELDS = tradeContactForm.fields.filter(isOwnVehicle);
const PERSON_FIELDS = contactForm.fields.filter(({ name }) => name !== "message");
const MESSAGE_FIELD = contactForm.fields.filter(({ name }) => name === "message");
const NAMES = ["kind", ...tradeContactForm.fields.map(({ name }) => name)];

type ContactFormProps = {
  section: ContactFormSection;
  context: PageContext;
  about: string | undefined;
  vehicle: VisibleVehicle | null;
  person: StaffMember | null;
  refused: FormProblem | undefined;
};

/**
 * The contact form of the dealership's departments. A trade-in inquiry also asks for the shopper's vehicle; that works
 * without scripts too.
 */
export function ContactForm({ section, context, about, vehicle, person, refused }: ContactFormProps) {
  const { locale, storeId } = context;
  const t = translator(locale, "contact");
  const problem = shownProblem(refused, { locale, names: NAMES });
  const inquiry = chosenInquiry(section.inquiries, { kind: refused?.values["kind"], about });
  const kind = (inquiry?.kind ?? "CONTACT_GENERAL") as LeadKind;
  const labels = { kind: t("about"), phone: t("phone") };
  const fields = { form: CONTACT_FORM_ID, locale, problem, labels };

  return (
    <LeadForm
      context={context}
      id={CONTACT_FORM_ID}
      names={NAMES}
      labels={labels}
      hidden={{
        origin: localPath(locale, pathWith(CONTACT_PATH, { about, vin: vehicle?.vin, person: person?.slug })),
        page: localPath(locale, CONTACT_PATH),
        vin: vehicle?.vin,
      }}
      consent={shownConsent({ kind, page: CONTACT_PATH }, locale, storeId)}
      problem={problem}
      failure={formFailure(kind, context)}
      submit={t("send")}
    >
      <Field
        id={fieldId(CONTACT_FORM_ID, "kind")}
        label={labels.kind}
        error={problem?.fields["kind"]}
        className="col-span-2"
      >
        {(control) => (
          <Select {...control} name="kind" defaultValue={kind}>
            {section.inquiries.map(({ id, label, kind: value }) => (
              <option key={id} value={value} data-trade={value === TRADE_KIND ? "" : undefined}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {person ? <ForPerson person={person} locale={locale} /> : null}
      {vehicle ? (
        <FormVehicle
          vehicle={vehicle}
          context={context}
          label={t("aboutVehicle")}
          className={HIDDEN_FOR_TRADE}
        />
      ) : null}
      <FormFields {...fields} fields={PERSON_FIELDS} hints={{ phone: t("phoneHint") }} />
      {/* CSS shows it for a trade, also without scripts; in browsers that cannot, the server does. */}
      <fieldset
        className={`${TRADE_FIELDSET} ${kind === TRADE_KIND ? HIDDEN_UNLESS_TRADE : SHOWN_FOR_TRADE}`}
      >
        <legend className="float-left col-span-full font-semibold">{t("tradeTitle")}</legend>
        <FormFields
          {...fields}
          fields={TRADE_FIELDS}
          hints={{ price: t("priceHint"), mileage: t("mileageHint") }}
        />
      </fieldset>
      <FormFields
        {...fields}
        fields={MESSAGE_FIELD}
        wide={["message"]}
        values={person ? { message: `${t("forPerson", { name: nameOf(person) })}\n` } : {}}
      />
    </LeadForm>
  );
}

/** A trade-in message is about the shopper's own vehicle. */
const HIDDEN_FOR_TRADE = "col-span-2 group-has-[option[data-trade]:checked]/form:hidden";
const TRADE_FIELDSET = "col-span-2 grid-cols-2 gap-x-4 gap-y-4.5 rounded-md bg-surface-sunken p-4.5";
const SHOWN_FOR_TRADE = "hidden group-has-[option[data-trade]:checked]/form:grid";
const HIDDEN_UNLESS_TRADE = "grid group-has-[option:not([data-trade]):checked]/form:hidden";
