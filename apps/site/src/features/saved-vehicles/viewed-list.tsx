"use client";

import { Button } from "@forecourt/ui/button";
import { Link } from "@forecourt/ui/link";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { changeSavedVehicles } from "#content/saved-vehicles/saved-vehicles-store.ts";
import { CardImage } from "./card-image.tsx";
import type { VehicleListProps } from "./saved-list.tsx";
import { SavedListHeading } from "./saved-list-heading.tsx";

/** The recently viewed vehicles that are still shown, newest first. */
export function ViewedList({ vins, cards, words }: VehicleListProps) {
  const known = vins.filter((vin) => !cards.has(vin) || cards.get(vin)?.state === "shown");
  return (
    <section aria-labelledby="viewed-vehicles" className="mt-12">
      <SavedListHeading id="viewed-vehicles" title={words.viewed} count={known.length}>
        <Button
          size="sm"
          variant="ghost"
          aria-label={words.clearViewed}
          onClick={() => changeSavedVehicles({ type: "list-replaced", list: "viewed", vins: [] })}
        >
          {words.clear}
        </Button>
      </SavedListHeading>
      <ul className="grid grid-cols-2 gap-3.5 sm:grid-cols-3 lg:grid-cols-6">
        {known.map((vin) => {
          const card = cards.get(vin);
          return (
            <li
              key={vin}
              className="relative min-w-0 overflow-hidden rounded-lg border border-line bg-surface"
            >
              <CardImage card={card} sizes="224px" ratio="card" />
              <div className="px-3.5 py-2.5">
                <h3 className="font-semibold text-sm leading-tight">
                  {card?.url ? (
                    <Link as={RouterLink} variant="standalone" href={card.url} className="hit-area">
                      {card.name}
                    </Link>
                  ) : (
                    "…"
                  )}
                </h3>
                <p className="mt-0.5 text-muted text-sm">{card?.price ?? card?.priceNote}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
