import "server-only";
import type { Form } from "@forecourt/leads/forms";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { CONTACT_PATH } from "#shared/addresses/public-paths.ts";
import { sameOriginPath } from "#shared/addresses/same-origin-path.ts";
import { formOfKind } from "#shared/lead-form/form-of-kind.ts";
import { isSuspicious, leadBodyFromForm } from "#shared/lead-form/lead-body-from-form.ts";
import { asLocale } from "#shared/locale/as-locale.ts";

/** A posted form besides the shopper's own fields. */
export type PostedForm = {
  form: Form;
  /** The language of the form's page. */
  locale: Locale;
  /** The lead's body in the format of the JSON API. */
  body: Record<string, unknown>;
  /** The page of the form, to return to. */
  origin: string;
  /** The idempotency key from the form's script, so that a retry is the same lead. */
  key: string | null;
  /** The page to continue to. */
  next: string | null;
  /** The vehicle of the form. */
  vin: string | null;
  suspicious: boolean;
};

/** Parses a posted form; addresses that are not paths of this site are replaced or dropped. */
export function postedLead(values: Record<string, string>): PostedForm {
  const { kind, origin, key = "", next, vin } = values;
  const locale = asLocale(values["locale"]);
  return {
    form: formOfKind(kind, values["form"]),
    locale,
    body: leadBodyFromForm(values),
    origin: sameOriginPath(origin) ?? localPath(locale, CONTACT_PATH),
    key: /^[\w-]{16,100}$/.test(key) ? key : null,
    next: sameOriginPath(next),
    vin: vin || null,
    suspicious: isSuspicious(values),
  };
}
