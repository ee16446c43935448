"use client";

import { Button } from "@forecourt/ui/button";
import { changeSavedVehicles } from "#content/saved-vehicles/saved-vehicles-store.ts";
import type { VehicleListProps } from "./saved-list.tsx";
import { SavedListHeading } from "./saved-list-heading.tsx";
import { VIEWED_GRID, ViewedCard } from "./viewed-card.tsx";

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
      <ul className={VIEWED_GRID}>
        {known.map((vin) => (
          <ViewedCard key={vin} card={cards.get(vin)} />
        ))}
      </ul>
    </section>
  );
}
