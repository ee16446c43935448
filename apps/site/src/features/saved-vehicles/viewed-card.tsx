import type { VehicleCardData } from "@forecourt/api-clients/vehicle-cards";
import { Link } from "@forecourt/ui/link";
import { Skeleton } from "@forecourt/ui/skeleton";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { useShopperTerms } from "#content/terms-bar/use-shopper-terms.ts";
import { addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";
import { CardImage } from "./card-image.tsx";

/** A recently viewed vehicle: its picture, name and price. Its link keeps the shopper's terms. */
export function ViewedCard({ card }: { card: VehicleCardData | undefined }) {
  const terms = useShopperTerms();
  return (
    <li className="relative min-w-0 overflow-hidden rounded-lg border border-line bg-surface">
      <CardImage card={card} sizes="224px" ratio="card" />
      <div className="px-3.5 py-2.5">
        <h3 className="font-semibold text-sm leading-tight">
          {card?.url ? (
            <Link
              as={RouterLink}
              variant="standalone"
              href={addressWithTerms(card.url, terms)}
              className="hit-area"
            >
              {card.name}
            </Link>
          ) : (
            <Skeleton className="h-4.5 w-4/5" />
          )}
        </h3>
        <p className="mt-0.5 text-muted text-sm">{card?.price ?? card?.priceNote}</p>
      </div>
    </li>
  );
}

/** The columns of recently viewed vehicles. */
export const VIEWED_GRID = "grid grid-cols-2 gap-3.5 sm:grid-cols-3 lg:grid-cols-6";
