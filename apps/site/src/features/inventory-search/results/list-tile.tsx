import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { Panel } from "@forecourt/ui/panel";
import { Silhouette } from "@forecourt/ui/silhouette";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { messagePath } from "#shared/addresses/public-paths.ts";
import type { Listing } from "../listing.ts";

/** How many cells complete the last row of a grid with two columns, by cards beyond full rows. */
const TWO_COLUMNS = ["@min-[614px]:col-span-2", "@min-[614px]:col-span-1"] as const;
const THREE_COLUMNS = [
  "@min-[940px]:col-span-3",
  "@min-[940px]:col-span-2",
  "@min-[940px]:col-span-1",
] as const;

/**
 * The classes of the tile that fills the last row after the cards. Two and three columns of 300 px fit from these
 * widths on.
 */
export function lastCellSpan(cards: number): string {
  return `${TWO_COLUMNS[cards % 2]} ${THREE_COLUMNS[cards % 3]}`;
}

/**
 * Completes the last row of cards: how to get photographs of illustrated vehicles, once a list; otherwise how to get
 * help (docs/product/listing.md, "Order and pages").
 */
export function ListTile({ listing }: { listing: Listing }) {
  const { answer, context } = listing;
  const { listing: content } = siteContent(context.locale, context.storeId).content;
  const isIllustrated = answer.vehicles.some(({ previewImage }) => previewImage === null);
  const asksForPhotos = answer.firstPage === 1 && isIllustrated;
  const { title, text, button } = asksForPhotos ? content.photos : content.help;
  return (
    <Panel padding="none" className="flex flex-col">
      {/* As tall as the cards beside it: the rest is a picture. On phones it is a row of its own. */}
      <div className="stage flex min-h-0 flex-1 items-center justify-evenly gap-6 overflow-hidden px-6 text-on-stage/60 max-sm:hidden [&>svg]:h-auto [&>svg]:w-36 [&>svg]:max-w-full [&>svg]:shrink">
        <Silhouette name="suv" />
        <Silhouette name="sedan" className="@max-[614px]:hidden" />
        <Silhouette name="truck" className="@max-[614px]:hidden" />
      </div>
      <div className="grid justify-items-start gap-y-1.5 p-4.5">
        <Icon name={asksForPhotos ? "camera" : "search"} size={24} className="text-accent-text" />
        <h2 className="font-semibold text-lg">{title}</h2>
        <p className="max-w-[52ch] text-muted text-sm">{text}</p>
        <LinkButton
          as={RouterLink}
          href={localPath(context.locale, messagePath("purchase"))}
          variant="secondary"
          size="sm"
          className="mt-2.5"
        >
          {button}
        </LinkButton>
      </div>
    </Panel>
  );
}
