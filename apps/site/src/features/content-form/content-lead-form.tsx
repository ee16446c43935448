import { formatPhone } from "@forecourt/contact-details";
import type { Section } from "@forecourt/dealership/content";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { FormFields } from "#content/lead-form/form-fields.tsx";
import { LeadForm } from "#content/lead-form/lead-form.tsx";
import { LiveLeadForm } from "#content/lead-form/live-lead-form.tsx";
import { shownProblem } from "#content/lead-form/shown-problem.ts";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import { shownConsent } from "#server/leads/consent-text.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { formOfKind } from "#shared/lead-form/form-of-kind.ts";

export type LeadFormSection = Extract<Section, { kind: "lead-form" }>;

type ContentLeadFormProps = {
  section: LeadFormSection;
  /** The page's path without the language's folder. */
  path: string;
  context: PageContext;
  refused: FormProblem | undefined;
  /** The section whose form has been sent, from the search parameters. */
  sent: string | undefined;
};

/** A form of a content page; after submission its confirmation replaces it, also without scripts. */
export function ContentLeadForm({ section, path, context, refused, sent }: ContentLeadFormProps) {
  const panel = `${section.id}-panel`;
  const answer = `${section.id}-sent`;
  if (sent === section.id) return <Sent section={section} titleId={`${section.id}-title`} />;
  return (
    <>
      <div id={panel}>
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
        <Form section={section} path={path} context={context} refused={refused} />
        <LiveLeadForm form={formId(section)} panel={panel} accepted={answer} />
      </div>
      <div id={answer} hidden>
        <Sent section={section} titleId={`${section.id}-sent-title`} />
      </div>
    </>
  );
}

const formId = (section: LeadFormSection) => `${section.id}-form`;

function Form({ section, path, context, refused }: Omit<ContentLeadFormProps, "sent">) {
  const { locale, storeId, settings } = context;
  const t = translator(locale, "contact");
  const id = formId(section);
  const { id: shape, fields } = formOfKind(section.form);
  const names = fields.map(({ name }) => name);
  const own = refused?.form === shape ? refused : undefined;
  const problem = shownProblem(own, { locale, names });
  const here = localPath(locale, path);
  const phone = settings.stores.find((store) => store.id === storeId)?.phone ?? settings.profile.phone;
  return (
    <LeadForm
      context={context}
      id={id}
      names={names}
      labels={section.labels}
      hidden={{
        kind: section.form,
        origin: here,
        page: here,
        next: `${pathWith(here, { sent: section.id })}#${section.id}`,
      }}
      consent={shownConsent({ kind: section.form, page: path }, locale, storeId)}
      problem={problem}
      failure={{
        title: t("failedTitle"),
        text: (
          <>
            {t("failed")}: <Link href={`tel:${phone}`}>{formatPhone(phone, "general")}</Link>
          </>
        ),
      }}
      submit={section.button}
    >
      <FormFields
        form={id}
        fields={fields}
        locale={locale}
        problem={problem}
        labels={{ phone: t("phone"), ...section.labels }}
        hints={{ phone: t("phoneHint") }}
        wide={["message", "position", "identifier", "buyingTime"]}
      />
      {section.note ? (
        <p className="col-span-2 text-control text-muted">
          <RichText text={section.note} />
        </p>
      ) : null}
    </LeadForm>
  );
}

function Sent({ section: { sent }, titleId }: { section: LeadFormSection; titleId: string }) {
  return (
    <>
      <span className="grid size-15 place-items-center rounded-full bg-success text-on-success forced-colors:border">
        <Icon name="check" size={28} />
      </span>
      <h2 id={titleId} tabIndex={-1} className="mt-5 font-bold text-3xl outline-none">
        {sent.title}
      </h2>
      <p className="mt-2 max-w-[60ch] text-muted">
        <RichText text={sent.text} />
      </p>
    </>
  );
}
