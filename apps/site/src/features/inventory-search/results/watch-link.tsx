import { Link } from "@forecourt/ui/link";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import { listingAddressOf } from "#shared/addresses/addresses.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { watchPath } from "#shared/addresses/public-paths.ts";
import type { Listing } from "../listing.ts";

/** The link to emails of new matches of this search. */
export function WatchLink({ listing: { query, presentation } }: { listing: Listing }) {
  const { locale, vocabulary } = presentation;
  const search = listingAddressOf({ ...query, page: 1, firstPage: undefined }, { locale: "en", vocabulary });
  return (
    <Link as={RouterLink} href={localPath(locale, watchPath({ search }))} className="text-sm">
      {translator(locale, "watches")("listLink")}
    </Link>
  );
}
