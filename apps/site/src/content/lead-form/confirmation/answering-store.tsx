import { openState } from "@forecourt/calendar";
import { formatPhone } from "@forecourt/contact-details";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { OpenNow } from "@forecourt/ui/open-now";
import { openStateText } from "#content/hours/open-state-text.ts";
import { translator } from "#server/content/translator.ts";
import type { Answering } from "#server/leads/who-answers.ts";
import type { PageContext } from "#server/page-context.ts";

type AnsweringStoreProps = {
  answering: Answering;
  context: Pick<PageContext, "locale" | "settings" | "now">;
  headingLevel: 2 | 3;
  /** Whether the form's vehicle is there. */
  hasVehicle: boolean;
};

/** The store that answers: its name, address, phone and hours now. */
export function AnsweringStore({ answering, context, headingLevel, hasVehicle }: AnsweringStoreProps) {
  const { locale, settings, now } = context;
  const { store, hours, hoursOf } = answering;
  const t = translator(locale, "forms");
  const Heading = `h${headingLevel}` as const;
  const open = openStateText(openState(hours, now, settings.profile.timezone), locale, now);
  return (
    <div>
      <Heading className="font-semibold">
        {hasVehicle ? translator(locale, "vehicle")("page.seeAt", { store: store.name }) : store.name}
      </Heading>
      <p className="text-control text-muted">
        {store.addressLine1}, {store.addressLine2}
      </p>
      <OpenNow state={open.state} className="mt-1 text-muted text-sm">
        {t("confirmation.openNow", { department: hoursOf })}: {open.text}
      </OpenNow>
      <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        <Link variant="standalone" href={`tel:${store.phone}`}>
          <Icon name="phone" size={16} />
          {formatPhone(store.phone, "general")}
        </Link>
        <Link variant="standalone" href={store.mapsLink} target="_blank" rel="noopener noreferrer">
          <Icon name="directions" size={16} />
          {translator(locale, "vehicle")("page.directions")}
        </Link>
      </p>
    </div>
  );
}
