"use client";

import type { VehicleCardData } from "@forecourt/api-clients/vehicle-cards";
import { useEffect, useState } from "react";
import type { Locale } from "#shared/addresses/local-path.ts";
import { siteVehicleCards } from "./site-vehicle-cards.ts";

/** By VIN. */
type Cards = ReadonlyMap<string, VehicleCardData>;

/**
 * The cards of compared or viewed vehicles, by VIN. A vehicle is asked about once; until its card comes it has none.
 */
export function useVehicleCards(vins: readonly string[], locale: Locale): Cards {
  const [known, setKnown] = useState<{ locale: Locale; cards: Cards }>({ locale, cards: new Map() });
  const cards = known.locale === locale ? known.cards : new Map<string, VehicleCardData>();
  const missing = vins.filter((vin) => !cards.has(vin)).join();
  useEffect(() => {
    if (missing === "") return;
    const request = new AbortController();
    void siteVehicleCards()
      .cards({ vins: missing.split(","), locale }, { signal: request.signal })
      .then((answer) => {
        if (!answer.ok) return;
        setKnown((before) => ({
          locale,
          cards: new Map([
            ...(before.locale === locale ? before.cards : []),
            ...answer.value.vehicles.map((card) => [card.vin, card] as const),
          ]),
        }));
      });
    return () => request.abort();
  }, [missing, locale]);
  return cards;
}
