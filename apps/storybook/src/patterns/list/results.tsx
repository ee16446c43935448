import { LinkButton } from "@forecourt/ui/button";
import { EmptyResults } from "@forecourt/ui/empty-results";
import { FilterChips } from "@forecourt/ui/filter-chips";
import { Icon } from "@forecourt/ui/icon";
import { LoadMore } from "@forecourt/ui/load-more";
import { LockedInventory } from "@forecourt/ui/locked-inventory";
import { type KitLocale, kitMessages } from "@forecourt/ui/messages";
import { VehicleGrid } from "@forecourt/ui/vehicle-card";
import { useEffect, useRef, useState } from "react";
import { count } from "../../sample/figures.ts";
import type { SampleVehicle } from "../../sample/sample-vehicle.ts";
import { FollowLink } from "../page/follow-link.tsx";
import type { AppliedFilter } from "./applied-filters.ts";
import { ListCard } from "./list-card.tsx";
import { found } from "./list-state.ts";
import { listWords } from "./list-words.ts";

/** As many as a comparison holds. */
export const COMPARE_PLACES = 4;

type ResultsProps = {
  vehicles: readonly SampleVehicle[];
  applied: readonly AppliedFilter[];
  shown: number;
  compared: readonly string[];
  onCompare: (vins: readonly string[]) => void;
  locale: KitLocale;
};

/** The cards and the way to more of them, or what to do when nothing fits. */
export function Results({ vehicles, applied, shown, compared, onCompare, locale }: ResultsProps) {
  const words = listWords[locale];
  const [saved, setSaved] = useState<readonly string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(shown);
  // Reading goes on at the first card that was added.
  useEffect(() => {
    if (shown > before.current) list.current?.children[before.current]?.querySelector("a")?.focus();
    before.current = shown;
  }, [shown]);
  if (vehicles.length === 0) return <NothingFits applied={applied} locale={locale} />;

  const switched = (vins: readonly string[], vin: string) =>
    vins.includes(vin) ? vins.filter((other) => other !== vin) : [...vins, vin];
  const more = Math.min(vehicles.length - shown, 19);
  return (
    <>
      <VehicleGrid ref={list}>
        {vehicles.slice(0, shown).map((vehicle, at) => (
          <li key={vehicle.vin}>
            <ListCard
              vehicle={vehicle}
              locale={locale}
              eager={at < 2}
              kept={{
                saved: saved.includes(vehicle.vin),
                onSave: () => setSaved(switched(saved, vehicle.vin)),
                compared: compared.includes(vehicle.vin),
                onCompare: () => onCompare(switched(compared, vehicle.vin)),
                full: compared.length >= COMPARE_PLACES,
              }}
            />
          </li>
        ))}
      </VehicleGrid>
      {more > 0 ? (
        <LoadMore
          href="#more"
          linkAs={FollowLink}
          label={words.more(more)}
          summary={words.showing(count(shown, locale), count(vehicles.length, locale))}
        />
      ) : null}
      <LockedInventory
        className="mt-8"
        icon={<Icon name="lock" size={24} />}
        title={words.private.title}
        text={words.private.text}
        action={
          <LinkButton as={FollowLink} href="#unlock" variant="secondary">
            {words.private.action}
          </LinkButton>
        }
      />
    </>
  );
}

/** Nothing fits: which single filter is in the way, and by how much. */
function NothingFits({ applied, locale }: Pick<ResultsProps, "applied" | "locale">) {
  const words = listWords[locale];
  const messages = kitMessages(locale);
  const ways = applied
    .map((filter) => ({ filter, vehicles: found(filter.without).length }))
    .filter(({ vehicles }) => vehicles > 0);
  return (
    <EmptyResults
      title={messages.emptyResults.title}
      text={messages.emptyResults.text}
      applied={
        <FilterChips label={messages.filterChips.label} chips={applied} flow="wrap" linkAs={FollowLink} />
      }
      relaxationsTitle={messages.emptyResults.ways}
      relaxations={ways.map(({ filter, vehicles }) => ({
        href: filter.href,
        text: words.without(filter.name),
        count: messages.emptyResults.count(vehicles),
      }))}
      linkAs={FollowLink}
    >
      <LinkButton as={FollowLink} href="#clear" variant="secondary">
        {messages.emptyResults.startOver}
      </LinkButton>
      <LinkButton as={FollowLink} href="#ask" variant="ghost">
        {words.ask}
      </LinkButton>
    </EmptyResults>
  );
}
