"use client";

import type { VehicleCardData } from "@forecourt/api-clients/vehicle-cards";
import { Button, LinkButton } from "@forecourt/ui/button";
import { EmptyState } from "@forecourt/ui/empty-state";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { useRef, useState } from "react";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { changeSavedVehicles } from "#content/saved-vehicles/saved-vehicles-store.ts";
import { SavedListHeading } from "./saved-list-heading.tsx";
import { SavedRow } from "./saved-row.tsx";
import type { SavedWords } from "./saved-words.ts";

export type VehicleListProps = {
  vins: readonly string[];
  cards: ReadonlyMap<string, VehicleCardData>;
  words: SavedWords;
};

type SavedListProps = VehicleListProps & {
  listHref: string;
  /** Whether cards are still to come. */
  isLoading: boolean;
};

/** The saved vehicles, newest first. After a removal the heading has the focus. */
export function SavedList({ vins, cards, words, listHref, isLoading }: SavedListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [change, setChange] = useState("");
  const changed = (text: string) => {
    setChange(text);
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="saved-vehicles" className="mt-8">
      <SavedListHeading ref={heading} id="saved-vehicles" title={words.saved} count={vins.length}>
        {vins.length > 0 ? (
          <Button
            size="sm"
            variant="ghost"
            aria-label={words.clearSaved}
            onClick={() => {
              changeSavedVehicles({ type: "list-replaced", list: "saved", vins: [] });
              changed(words.cleared);
            }}
          >
            {words.clear}
          </Button>
        ) : null}
      </SavedListHeading>
      <p role="status" className="sr-only">
        {change}
      </p>
      {vins.length === 0 ? (
        <EmptyState title={words.empty} headingLevel={3} text={words.emptyText}>
          <LinkButton as={RouterLink} href={listHref}>
            {words.browse}
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className="rounded-lg border border-line bg-surface px-4 md:px-5">
          {vins.map((vin) => (
            <SavedRow
              key={vin}
              vin={vin}
              card={cards.get(vin)}
              isLoading={isLoading}
              words={words}
              onRemove={(name) => {
                changeSavedVehicles({ type: "vehicle-removed", list: "saved", vin });
                changed(fillPlaceholders(words.removed, { name }));
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
