import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { InitialsAvatar } from "@forecourt/ui/initials-avatar";
import { Panel } from "@forecourt/ui/panel";
import { translator } from "#server/content/translator.ts";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import type { AppointmentPageContent } from "./describe-appointment.ts";

type PersonPanelProps = { person: NonNullable<AppointmentPageContent["person"]>; locale: Locale };

/** Who looks after the shopper, with their direct number. */
export function PersonPanel({ person: { name, title, phone, messagePage }, locale }: PersonPanelProps) {
  const t = translator(locale, "appointment");
  const firstName = name.split(" ")[0] ?? name;
  return (
    <Panel as="section">
      <h2 className="font-semibold text-lg">{t("person.title")}</h2>
      <div className="mt-3 flex items-center gap-4">
        <InitialsAvatar name={name} seed={name} size="sm" className="shrink-0" />
        <div>
          <p className="font-semibold">{name}</p>
          <p className="text-muted text-sm">{title}</p>
        </div>
      </div>
      <LinkButton href={`tel:+1${phone.replace(/\D/g, "")}`} size="lg" block className="mt-4">
        <Icon name="phone" size={18} />
        <span>
          {t("person.call", { name: firstName })} <span className="whitespace-nowrap">{phone}</span>
        </span>
      </LinkButton>
      {messagePage ? (
        <LinkButton
          href={localPath(locale, messagePage)}
          variant="secondary"
          size="lg"
          block
          className="mt-3"
        >
          <Icon name="message" size={18} /> {t("person.message", { name: firstName })}
        </LinkButton>
      ) : null}
      <p className="mt-2 text-caption text-muted">{t("person.direct")}</p>
    </Panel>
  );
}
