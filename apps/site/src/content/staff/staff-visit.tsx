import { localDate, openState } from "@forecourt/calendar";
import type { StaffMember } from "@forecourt/dealership/content";
import { HoursTable } from "@forecourt/ui/hours-table";
import { Link } from "@forecourt/ui/link";
import { OpenNow } from "@forecourt/ui/open-now";
import { Panel } from "@forecourt/ui/panel";
import { hoursRows } from "#content/hours/hours-rows.ts";
import { openStateText } from "#content/hours/open-state-text.ts";
import { ForwardLink } from "#content/page-sections/text/forward-link.tsx";
import { storeDepartments } from "#content/stores/store-departments.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { DEPARTMENT_STEPS } from "./department-steps.ts";

type StaffVisitProps = { member: StaffMember; context: PageContext };

/** Where a staff member works, the hours of the department there, and what to start online. */
export function StaffVisit({ member, context }: StaffVisitProps) {
  const { locale, settings, now } = context;
  const t = translator(locale, "pages");
  const store = settings.stores.find(({ id }) => id === member.storeId);
  const departments = store ? storeDepartments(store, settings) : [];
  const wanted = member.department === "service" ? "service" : "sales";
  const own = departments.find(({ department }) => department === wanted) ?? departments[0];
  const { timezone } = settings.profile;
  const open = own ? openStateText(openState(own.hours, now, timezone), locale, now) : null;
  const steps = DEPARTMENT_STEPS[member.department];
  return (
    <Panel as="section" aria-label={t("storeHours")}>
      {store && own && open ? (
        <>
          <h2 className="font-bold text-2xl">{store.name}</h2>
          <p className="mt-1 text-muted">
            {store.addressLine1}, {store.addressLine2}
          </p>
          <OpenNow state={open.state} className="mt-2 text-sm">
            {open.text}
          </OpenNow>
          <HoursTable
            className="mt-4"
            caption={translator(locale, "frame")(own.department)}
            captionShown
            rows={hoursRows(own.hours, { today: localDate(now, timezone), locale })}
          />
          <p className="mt-1 mb-4">
            <Link variant="nav" href={store.mapsLink} className="min-h-11! font-semibold">
              {translator(locale, "contact")("directionsTo", { store: store.name })}
            </Link>
          </p>
        </>
      ) : null}
      <h2 className="border-line border-t pt-4 font-semibold">{t("startNow")}</h2>
      <ul className="mt-2 grid gap-2">
        {(["first", "second"] as const).map((step) => (
          <li key={step} className="flex min-h-11 items-center">
            <ForwardLink
              link={{
                href: localPath(locale, steps[step]),
                label: t(`start.${member.department}.${step}`),
              }}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
