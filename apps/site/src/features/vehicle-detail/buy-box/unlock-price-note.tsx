import { LinkButton } from "@forecourt/ui/button";
import { Note } from "@forecourt/ui/note";
import { UnlockLink } from "#content/unlock-link/unlock-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { unlockHref } from "../vehicle-links.ts";

/** Says that there is a lower price and what the unlock asks for; links to it. */
export function UnlockPriceNote({ vehicle, context }: { vehicle: VisibleVehicle; context: PageContext }) {
  const { lockedPrice } = siteContent(context.locale, context.storeId).content.vehicle;
  return (
    <div className="grid gap-3">
      <Note icon="lock" title={lockedPrice.title}>
        <p>{lockedPrice.text}</p>
      </Note>
      <LinkButton as={UnlockLink} href={unlockHref(vehicle, context)} size="lg" block>
        {lockedPrice.button}
      </LinkButton>
    </div>
  );
}
