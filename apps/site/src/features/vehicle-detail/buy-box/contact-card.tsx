import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { Panel } from "@forecourt/ui/panel";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { contactHref } from "../vehicle-links.ts";

/** The link to the contact form; without photographs it offers to take some. */
export function ContactCard({ vehicle, context }: { vehicle: VisibleVehicle; context: PageContext }) {
  const t = translator(context.locale, "vehicle");
  const { illustrationNote } = siteContent(context.locale, context.storeId).content.vehicle;
  return (
    <Panel className="mt-8.5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 lg:mt-11">
      <div className="min-w-0 flex-1 basis-80">
        <h2 className="font-semibold text-xl">{t("page.askTitle")}</h2>
        <p className="mt-1.5 text-control text-muted">
          {vehicle.previewImage ? t("page.askText") : illustrationNote}
        </p>
      </div>
      <LinkButton as={RouterLink} href={contactHref(vehicle, context)} variant="secondary">
        <Icon name="message" size={18} />
        {t("page.ask")}
      </LinkButton>
    </Panel>
  );
}
