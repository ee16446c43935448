"use client";

import { Link } from "@forecourt/ui/link";
import { useState } from "react";
import { useSavedVehicles } from "#content/saved-vehicles/use-saved-vehicles.ts";
import { useVehicleCards } from "#content/saved-vehicles/use-vehicle-cards.ts";
import type { Locale } from "#shared/addresses/local-path.ts";
import { testDriveAddress } from "./booking-address.ts";

export type SavedChoiceProps = { locale: Locale; title: string };

const MOST = 4;
const NONE: readonly string[] = [];

/** The shopper's saved and viewed vehicles as links to their test drive. */
export default function SavedChoice({ locale, title }: SavedChoiceProps) {
  const saved = useSavedVehicles((state) => state.saved, NONE);
  const viewed = useSavedVehicles((state) => state.viewed, NONE);
  // Vehicles saved in another tab do not change the choice.
  const [vins] = useState(() => [...new Set([...saved, ...viewed])].slice(0, 2 * MOST));
  const cards = useVehicleCards(vins, locale);
  const shown = vins.flatMap((vin) => {
    const card = cards.get(vin);
    return card?.state === "shown" && !card.pending ? [card] : [];
  });
  if (shown.length === 0) return null;
  return (
    <div>
      <h2 className="font-semibold text-lg text-text">{title}</h2>
      <ul className="mt-2 grid gap-2">
        {shown.slice(0, MOST).map(({ vin, name, subtitle }) => (
          <li key={vin}>
            <Link href={testDriveAddress({ vin }, locale)}>{name}</Link>
            <span className="block text-caption">{subtitle}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
