import { openState } from "@forecourt/dealership/hours";
import { createInventorySearch, createVocabulary, interpretKeywords, readParams } from "@forecourt/inventory";
import { Container } from "@forecourt/ui/container";
import { OpenNow } from "@forecourt/ui/open-now";
import { PageHeader } from "@forecourt/ui/page-header";
import { TextInput } from "@forecourt/ui/text-input";
import { useState } from "react";
import { CarCard } from "./car-card.tsx";
import { hours, TIME_ZONE } from "./hours.ts";
import { vehicles } from "./vehicles.ts";

const vocabulary = createVocabulary({ vehicles });
const inventory = createInventorySearch(vehicles, { vocabulary, interpretKeywords });

/** The whole lot behind one search field: the search engine runs here in the browser. */
export function Lot() {
  const [q, setQ] = useState("");
  const { total, vehicles: found } = inventory.search(readParams(new URLSearchParams({ q }), vocabulary));
  const { open } = openState(hours, new Date(), TIME_ZONE);
  return (
    <Container className="py-10">
      <PageHeader
        title="Bayside Motors"
        text={<OpenNow state={open ? "open" : "closed"}>{open ? "Open now" : "Closed now"}</OpenNow>}
      />
      <label className="mb-1 block font-semibold text-control" htmlFor="q">
        Search the lot
      </label>
      <TextInput
        id="q"
        type="search"
        placeholder="awd suv under 23k"
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      <p role="status" className="my-4 text-muted">
        {total === 1 ? "1 car" : `${total} cars`}
      </p>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {found.map((vehicle) => (
          <CarCard key={vehicle.vin} vehicle={vehicle} />
        ))}
      </div>
    </Container>
  );
}
