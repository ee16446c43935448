import "server-only";
import type { Form } from "@forecourt/leads/forms";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { CONTACT_PATH } from "#shared/addresses/public-paths.ts";
import { sameOriginPath } from "#shared/addresses/same-origin-path.ts";
import { formOfKind } from "#shared/lead-form/form-of-kind.ts";
import { isSuspicious, leadBodyFromForm } from "#shared/lead-form/lead-body-from-form.ts";
import { asLocale } from "#shared/locale/as-locale.ts";

/** What a form posts beside the shopper's own fields. */
export type PostedForm = {
  form: Form;
  /** The language of the page it stands on. */
  locale: Locale;
  /** The lead's body, as the JSON API has it. */
  body: Record<string, unknown>;
  /** The page the form stands on, to come back to. */
  origin: string;
  /** The key that a script put into the form, so that a second try is the same lead. */
  key: string | null;
  /** Where the shopper was going. */
  next: string | null;
  /** The vehicle the form was about. */
  vin: string | null;
  suspicious: boolean;
};

/** Reads a posted form into the lead's body; values that are no path of this site lose their place as addresses. */
export function postedLead(values: Record<string, string>): PostedForm {
  const { kind, origin, key = "", next, vin } = values;
  const locale = asLocale(values["locale"]);
  return {
    form: formOfKind(kind),
    locale,
    body: leadBodyFromForm(values),
    origin: sameOriginPath(origin) ?? localPath(locale, CONTACT_PATH),
    key: /^[\w-]{16,100}$/.test(key) ? key : null,
    next: sameOriginPath(next),
    vin: vin || null,
    suspicious: isSuspicious(values),
  };
}
