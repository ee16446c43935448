import { currentOffers } from "@forecourt/offers";
import { CurrentLink } from "#content/router-link/current-link.tsx";
import { translator } from "#server/content/translator.ts";
import { dealership } from "#server/settings/dealership.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { INCENTIVES_PATH, OFFERS_PATH } from "#shared/addresses/public-paths.ts";
import type { SectionProps } from "../section-props.ts";

const DEPARTMENTS = [
  { department: "sales", path: INCENTIVES_PATH },
  { department: "dealer", path: `${OFFERS_PATH}/dealer` },
  { department: "service", path: `${OFFERS_PATH}/service` },
] as const;

/** Links to the offers of each department, with the number of current ones. */
export function OfferDepartmentsSection({ section, context }: SectionProps<"offer-departments">) {
  const { locale, now, settings } = context;
  const t = translator(locale, "offers");
  const count = (department: (typeof DEPARTMENTS)[number]["department"]) =>
    currentOffers(dealership.offers, now, settings.profile.timezone, department).length;
  return (
    <nav id={section.id} aria-label={t("departments")} className="mt-2 lg:mt-4">
      <ul className="scrollbar-none -mx-1 flex gap-6 overflow-x-auto border-line border-b px-1">
        {DEPARTMENTS.filter(({ department }) => department !== "service" || settings.profile.service).map(
          ({ department, path }) => (
            <li key={department} className="shrink-0">
              <CurrentLink
                href={localPath(locale, path)}
                className="inline-flex min-h-11 items-center gap-2 border-transparent border-b-2 font-semibold hover:border-line-strong aria-[current]:border-text"
              >
                {t(`department.${department}`)}
                <span className="font-normal text-muted">{count(department)}</span>
              </CurrentLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
