import { fillTokens } from "@forecourt/dealership/content";
import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { LockedInventory } from "@forecourt/ui/locked-inventory";
import { UnlockLink } from "#content/unlock-link/unlock-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { unlockPath } from "#shared/addresses/public-paths.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import type { Listing } from "../listing.ts";

/** The number of matching private vehicles and the unlock link; nothing when there are none. */
export function PrivateTeaser({ listing }: { listing: Listing }) {
  const { answer, context, url } = listing;
  if (answer.privateTotal === 0) return null;
  const { locale, storeId } = context;
  const { privateTeaser } = fillTokens(siteContent(locale, storeId).content.listing, {
    privateVehicleCount: new Intl.NumberFormat(intlLocale(locale)).format(answer.privateTotal),
  });
  return (
    <LockedInventory
      className="mt-8"
      icon={<Icon name="lock" size={24} />}
      title={privateTeaser.title}
      text={privateTeaser.text}
      action={
        <LinkButton
          as={UnlockLink}
          href={localPath(locale, unlockPath({ gate: "inventory", next: url }))}
          variant="secondary"
        >
          {privateTeaser.button}
        </LinkButton>
      }
    />
  );
}
