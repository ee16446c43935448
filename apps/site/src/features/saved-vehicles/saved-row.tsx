"use client";

import type { VehicleCardData } from "@forecourt/api-clients/vehicle-cards";
import { Badge } from "@forecourt/ui/badge";
import { Button } from "@forecourt/ui/button";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { Link } from "@forecourt/ui/link";
import { Skeleton } from "@forecourt/ui/skeleton";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { CompareVehicle } from "#content/saved-vehicles/vehicle-toggles.tsx";
import { pathWith } from "#shared/addresses/path-with.ts";
import { CardImage } from "./card-image.tsx";
import type { SavedWords } from "./saved-words.ts";

type SavedRowProps = {
  vin: string;
  /** Absent until it comes, and when it does not. */
  card: VehicleCardData | undefined;
  /** Whether it is still to come: its name has a placeholder. Without a card the VIN is the name. */
  isLoading: boolean;
  words: SavedWords;
  onRemove: (name: string) => void;
};

/** A saved vehicle: picture, price, payment, compare and remove. A sold one says so. */
export function SavedRow({ vin, card, isLoading, words, onRemove }: SavedRowProps) {
  const name = card?.name || vin;
  const isShown = card?.state === "shown";
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-4 gap-y-2 border-line py-4 not-first:border-t sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)_auto] lg:items-center lg:gap-x-6">
      <CardImage card={card} className="row-span-2 w-full overflow-hidden rounded-md lg:row-span-1" />
      <div className="min-w-0">
        {card && !isShown ? <Badge className="mb-1">{words[card.state as "sold"]}</Badge> : null}
        {card?.pending ? (
          <Badge tone="warn" className="mb-1">
            {words.pending}
          </Badge>
        ) : null}
        <h3 className="font-semibold text-lg leading-6">
          {isShown && card.url ? (
            <Link as={RouterLink} variant="standalone" href={card.url}>
              {name}
            </Link>
          ) : card || !isLoading ? (
            name
          ) : (
            <Skeleton className="h-5.5 w-56 max-w-full" />
          )}
        </h3>
        {card || !isLoading ? (
          <p className="mt-0.5 text-muted text-sm">{isShown ? card.subtitle : card?.priceNote}</p>
        ) : (
          <Skeleton className="mt-2 h-4 w-36 max-w-full" />
        )}
      </div>
      <div className="min-w-0">
        {isShown ? <RowPrice card={card} /> : null}
        {card?.state === "sold" && card.url ? (
          <Link as={RouterLink} href={card.url}>
            {words.similar}
          </Link>
        ) : null}
      </div>
      <div className="col-span-full flex items-center justify-end gap-4 lg:col-span-1">
        {isShown && !card.pending ? (
          <Link as={RouterLink} href={pathWith(words.drivePage, { vin })} className="text-sm">
            {words.drive}
          </Link>
        ) : null}
        {isShown ? <CompareVehicle vin={vin} label={words.compare} name={name} /> : null}
        <Button
          size="sm"
          variant="ghost"
          aria-label={fillPlaceholders(words.removeName, { name })}
          onClick={() => onRemove(name)}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

function RowPrice({ card: { price, priceNote, payment } }: { card: VehicleCardData }) {
  return (
    <>
      <p>
        <span className="font-bold text-lg">{price ?? priceNote}</span>
        {price ? <span className="ms-2 text-subtle text-xs">{priceNote}</span> : null}
      </p>
      {payment ? (
        <p className="text-sm">
          <span className="font-semibold">
            {payment.amount}
            {payment.suffix}
          </span>{" "}
          <span className="text-subtle text-xs">{payment.terms}</span>
        </p>
      ) : null}
    </>
  );
}
