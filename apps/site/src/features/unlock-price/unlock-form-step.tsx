import { formatPhone } from "@forecourt/contact-details";
import { unlockForm } from "@forecourt/leads/forms";
import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { FormFields } from "#content/lead-form/enhance/enhanced-fields.tsx";
import { LeadForm } from "#content/lead-form/enhance/enhanced-form.tsx";
import { shownProblem } from "#content/lead-form/shown-problem.ts";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import { shownConsent } from "#server/leads/consent-text.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH, UNLOCK_PATH, unlockPath } from "#shared/addresses/public-paths.ts";
import type { UnlockSubject } from "./unlock-params.ts";
import { UnlockStep } from "./unlock-step.tsx";

/** The form's id in the page, the dialog and a refused form's cookie. */
export const UNLOCK_FORM_ID = unlockForm.id;

const NAMES = unlockForm.fields.map(({ name }) => name);

type UnlockFormStepProps = {
  subject: UnlockSubject;
  context: PageContext;
  refused?: FormProblem | undefined;
};

/** The first step: the form with name, email and phone. */
export function UnlockFormStep({ subject, context, refused }: UnlockFormStepProps) {
  const { locale, storeId, settings, access } = context;
  const { kind, vehicle, vin, next } = subject;
  const { unlock } = siteContent(locale, storeId).content;
  const t = translator(locale, "unlock");
  const step = { vehicle, points: unlock.points, context };
  if (access === "open") {
    return (
      <UnlockStep {...step} step="note" title={t("openTitle")} text={t("open")}>
        <LinkButton href={next ?? localPath(locale, LISTING_PATH)} size="lg">
          {next ? t("continue") : t("browse")}
        </LinkButton>
      </UnlockStep>
    );
  }

  const { title, text, button } = kind === "UNLOCK_INVENTORY" ? unlock.inventory : unlock.price;
  const problem = shownProblem(refused, { locale, names: NAMES });
  const { phone } = settings.stores.find(({ id }) => id === storeId) ?? settings.stores[0]!;
  const gate = kind === "UNLOCK_INVENTORY" && vin === null ? "inventory" : null;
  return (
    <UnlockStep {...step} step="form" title={title} text={text}>
      <LeadForm
        context={context}
        id={UNLOCK_FORM_ID}
        names={NAMES}
        hidden={{
          kind,
          vin,
          next,
          origin: localPath(locale, unlockPath({ vin, gate, next })),
          page: next ?? localPath(locale, UNLOCK_PATH),
        }}
        consent={shownConsent({ kind, page: null }, locale, storeId)}
        problem={problem}
        failure={{
          title: t("failedTitle"),
          text: (
            <>
              {t("failed")}{" "}
              {t.rich("failedCall", {
                phone: () => <Link href={`tel:${phone}`}>{formatPhone(phone, "general")}</Link>,
              })}
            </>
          ),
        }}
        submit={
          <>
            <Icon name="unlock" />
            {button}
          </>
        }
        submitBlock
      >
        <FormFields
          form={UNLOCK_FORM_ID}
          fields={unlockForm.fields}
          locale={locale}
          problem={problem}
          wide={["email", "phone"]}
          hints={{ phone: settings.verification.phone ? unlock.phoneHint : unlock.phoneHintWithoutCode }}
        />
      </LeadForm>
    </UnlockStep>
  );
}
