import type { StaffMember } from "@forecourt/dealership/content";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";

/** The facts about a staff member: department, store, languages, rating. */
export function staffSpecs(member: StaffMember, { locale, settings }: PageContext) {
  const t = translator(locale, "pages");
  const store = settings.stores.find(({ id }) => id === member.storeId);
  const names = new Intl.DisplayNames(intlLocale(locale), { type: "language" });
  const spoken = new Intl.ListFormat(intlLocale(locale)).format(
    ["en", ...member.languages].map((lang) => names.of(lang) ?? lang),
  );
  const rating = member.rating === null ? [] : [member.rating];
  return [
    { term: t("departmentLabel"), detail: t(`department.${member.department}`) },
    ...(store ? [{ term: t("worksAt"), detail: store.name }] : []),
    { term: t("languagesLabel"), detail: spoken },
    ...rating.map((value) => ({
      term: t("ratingLabel"),
      detail: translator(locale, "home")("rating", { rating: value }),
    })),
  ];
}
