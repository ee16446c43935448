"use client";

import { RadioCard } from "@forecourt/ui/radio-card";
import { RadioGroup } from "@forecourt/ui/radio-group";
import { useState } from "react";
import { useSavedVehicles } from "#content/saved-vehicles/use-saved-vehicles.ts";
import { useVehicleCards } from "#content/saved-vehicles/use-vehicle-cards.ts";
import type { Locale } from "#shared/addresses/local-path.ts";

export type CarChoiceProps = {
  locale: Locale;
  title: string;
  /** The choice of a budget. */
  noVehicle: string;
};

/** As many as fit above the fields without hiding them. */
const MOST = 4;
const NONE: readonly string[] = [];

/** The shopper's saved and viewed vehicles as choices of the form; none of them is chosen at first. */
export default function CarChoice({ locale, title, noVehicle }: CarChoiceProps) {
  const saved = useSavedVehicles((state) => state.saved, NONE);
  const viewed = useSavedVehicles((state) => state.viewed, NONE);
  // Vehicles saved in another tab do not change the choice.
  const [vins] = useState(() => [...new Set([...saved, ...viewed])].slice(0, 2 * MOST));
  const cards = useVehicleCards(vins, locale);
  const shown = vins.flatMap((vin) => {
    const card = cards.get(vin);
    return card?.state === "shown" ? [card] : [];
  });
  if (shown.length === 0) return null;
  return (
    <RadioGroup legend={title} variant="cards" className="col-span-2">
      {shown.slice(0, MOST).map(({ vin, name, subtitle, price, priceNote }) => (
        <RadioCard
          key={vin}
          name="vin"
          value={vin}
          label={name}
          description={subtitle}
          detail={price ?? priceNote}
        />
      ))}
      <RadioCard name="vin" value="" label={noVehicle} defaultChecked />
    </RadioGroup>
  );
}
