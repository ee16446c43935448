import { Disclosure, DisclosureGroup } from "@forecourt/ui/disclosure";
import type { TradeInWords } from "../trade-in-content.ts";

/** Where a VIN is written on a vehicle. */
export function VinPlaces({ words }: { words: Pick<TradeInWords, "whereVin" | "places"> }) {
  return (
    <DisclosureGroup>
      <Disclosure title={words.whereVin}>
        <dl className="grid gap-4 sm:grid-cols-3">
          {words.places.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold text-sm">{title}</dt>
              <dd className="mt-0.5 text-caption text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </DisclosureGroup>
  );
}
