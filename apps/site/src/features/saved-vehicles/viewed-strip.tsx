"use client";

import { Section } from "@forecourt/ui/container";
import { Link } from "@forecourt/ui/link";
import { Heading } from "@forecourt/ui/text";
import { useRef, useState } from "react";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { useSavedVehicles } from "#content/saved-vehicles/use-saved-vehicles.ts";
import { useVehicleCards } from "#content/saved-vehicles/use-vehicle-cards.ts";
import type { Locale } from "#shared/addresses/local-path.ts";
import { useBelowView } from "./use-below-view.ts";
import { VIEWED_GRID, ViewedCard } from "./viewed-card.tsx";

export type ViewedStripProps = {
  /** The vehicle of the page, which the strip leaves out. */
  vin: string;
  locale: Locale;
  title: string;
  /** The link to all of them. */
  all: { href: string; label: string };
};

/** One row on wide screens. */
const MOST = 6;
const NONE: readonly string[] = [];

/**
 * The vehicles viewed before this one. They come when the shopper is near, and appear while their place is below the
 * screen, so that nothing on it moves.
 */
export default function ViewedStrip({ vin, locale, title, all }: ViewedStripProps) {
  const viewed = useSavedVehicles((state) => state.viewed, NONE);
  // Vehicles viewed in another tab do not change the strip.
  const [vins] = useState(() => viewed.filter((one) => one !== vin));
  const place = useRef<HTMLDivElement>(null);
  const cards = useVehicleCards(vins, locale);
  const shown = vins.filter((one) => cards.get(one)?.state === "shown").slice(0, MOST);
  const mayAppear = useBelowView(place, shown.length > 0);
  if (!mayAppear) return <div ref={place} />;
  return (
    <Section
      gap="page"
      id="viewed"
      aria-label={title}
      heading={
        <Heading level={2} size="section">
          {title}
        </Heading>
      }
      action={
        <Link as={RouterLink} variant="standalone" href={all.href}>
          {all.label}
        </Link>
      }
    >
      <ul className={VIEWED_GRID}>
        {shown.map((one) => (
          <ViewedCard key={one} card={cards.get(one)} />
        ))}
      </ul>
    </Section>
  );
}
