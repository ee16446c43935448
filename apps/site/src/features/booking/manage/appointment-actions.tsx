import { Icon, type IconName } from "@forecourt/ui/icon";
import { translator } from "#server/content/translator.ts";
import type { Locale } from "#shared/addresses/local-path.ts";
import type { AppointmentPageContent } from "./describe-appointment.ts";

type AppointmentActionsProps = { actions: AppointmentPageContent["actions"]; locale: Locale };

/** The actions of an appointment in one row; what is not possible any more is left out. */
export function AppointmentActions({ actions, locale }: AppointmentActionsProps) {
  const t = translator(locale, "appointment");
  const shown: { href: string | null; icon: IconName; label: string; danger?: boolean }[] = [
    { href: actions.calendar, icon: "calendar", label: t("actions.calendar") },
    { href: actions.directions, icon: "pin", label: t("actions.directions") },
    { href: actions.move, icon: "clock", label: t("actions.move") },
    { href: actions.cancel, icon: "close", label: t("actions.cancel"), danger: true },
  ];
  return (
    <nav aria-label={t("actions.label")}>
      <ul className="grid grid-cols-2 border-line border-t md:grid-flow-col md:grid-cols-none md:auto-cols-fr">
        {shown.map(({ href, icon, label, danger }) =>
          href ? (
            <li key={label} className="border-line not-first:border-s">
              <a
                href={href}
                className={`flex min-h-13 items-center justify-center gap-2 px-3 font-semibold text-control hover:bg-surface-sunken ${danger ? "text-danger-text" : ""}`}
              >
                <Icon name={icon} size={18} /> {label}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
