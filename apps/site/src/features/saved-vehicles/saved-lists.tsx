"use client";

import { vehicleCardsQueries } from "@forecourt/api-clients/vehicle-cards";
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { siteVehicleCards } from "#content/saved-vehicles/site-vehicle-cards.ts";
import { useSavedVehicles } from "#content/saved-vehicles/use-saved-vehicles.ts";
import { keepsVehicles } from "#content/saved-vehicles/vehicle-storage.ts";
import { useShopperTerms } from "#content/terms-bar/use-shopper-terms.ts";
import type { Locale } from "#shared/addresses/local-path.ts";
import { FailedLists } from "./failed-lists.tsx";
import { SavedList } from "./saved-list.tsx";
import type { SavedWords } from "./saved-words.ts";
import { ViewedList } from "./viewed-list.tsx";

export type SavedListsProps = {
  words: SavedWords;
  locale: Locale;
  listHref: string;
};

const NONE: readonly string[] = [];

/** Saved and recently viewed vehicles, with what the site knows about them now, and payments by the shopper's terms. */
export default function SavedLists(props: SavedListsProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Lists {...props} />
    </QueryClientProvider>
  );
}

function Lists({ words, locale, listHref }: SavedListsProps) {
  const saved = useSavedVehicles((state) => state.saved, NONE);
  const viewed = useSavedVehicles((state) => state.viewed, NONE);
  const [queries] = useState(() => vehicleCardsQueries(siteVehicleCards()));
  const terms = useShopperTerms() ?? undefined;
  const vins = [...new Set([...saved, ...viewed])].sort();
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.cards({ vins, locale, terms }),
    enabled: vins.length > 0,
    placeholderData: keepPreviousData,
  });
  const cards = new Map(data?.vehicles.map((card) => [card.vin, card]));
  const lists = { cards, words };
  return (
    <>
      <p className="mt-1.5 text-muted">{keepsVehicles() ? words.keptDevice : words.keptVisit}</p>
      {isError ? <FailedLists words={words} onRetry={() => void refetch()} /> : null}
      <div aria-busy={isFetching}>
        <SavedList vins={saved} listHref={listHref} isLoading={!isError} {...lists} />
        {viewed.length > 0 ? <ViewedList vins={viewed} {...lists} /> : null}
      </div>
    </>
  );
}
