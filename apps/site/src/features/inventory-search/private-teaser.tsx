import { fillTokens } from "@forecourt/dealership/content";
import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { Panel } from "@forecourt/ui/panel";
import { siteContent } from "#server/content.ts";
import type { Listing } from "./listing.ts";

/** Says how many vehicles that fit are not listed yet, and what opens them; nothing when there are none. */
export function PrivateTeaser({ listing }: { listing: Listing }) {
  const { answer, context, url } = listing;
  if (answer.privateTotal === 0) return null;
  const { privateTeaser } = fillTokens(siteContent(context.locale, context.storeId).content.listing, {
    privateVehicleCount: new Intl.NumberFormat(context.locale).format(answer.privateTotal),
  });
  return (
    <Panel padding="sm" className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 items-start gap-3.5">
        <Icon name="lock" size={24} className="mt-0.5 text-accent-text" />
        <div>
          <h2 className="font-semibold text-lg">{privateTeaser.title}</h2>
          <p className="mt-0.5 max-w-[64ch] text-muted text-sm">{privateTeaser.text}</p>
        </div>
      </div>
      <LinkButton
        href={`/unlock?next=${encodeURIComponent(url)}`}
        variant="secondary"
        rel="nofollow"
        data-unlock=""
      >
        {privateTeaser.button}
      </LinkButton>
    </Panel>
  );
}
