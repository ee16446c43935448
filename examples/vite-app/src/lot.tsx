import { openState } from "@forecourt/calendar";
import { createInventorySearch, createVocabulary, interpretKeywords, readParams } from "@forecourt/inventory";
import { LinkButton } from "@forecourt/ui/button";
import { Container } from "@forecourt/ui/container";
import { Field } from "@forecourt/ui/field";
import { OpenNow } from "@forecourt/ui/open-now";
import { PageHeader } from "@forecourt/ui/page-header";
import { Text } from "@forecourt/ui/text";
import { TextInput } from "@forecourt/ui/text-input";
import { ThemeScope } from "@forecourt/ui/theme-scope";
import { Toaster } from "@forecourt/ui/toaster";
import { VehicleGrid } from "@forecourt/ui/vehicle-card";
import { useState } from "react";
import { CarCard } from "./car-card.tsx";
import { hours, TIME_ZONE } from "./hours.ts";
import { PaymentTerms } from "./payment-terms.tsx";
import { vehicles } from "./vehicles.ts";

const vocabulary = createVocabulary({ vehicles });
const inventory = createInventorySearch(vehicles, { vocabulary, interpretKeywords });

/** The whole lot behind one search field: the search engine runs here in the browser. */
export function Lot() {
  const [q, setQ] = useState("");
  const { total, vehicles: found } = inventory.search(readParams(new URLSearchParams({ q }), vocabulary));
  const { open } = openState(hours, new Date(), TIME_ZONE);
  return (
    <Container className="lot">
      <PageHeader
        title="Bayside Motors"
        text={<OpenNow state={open ? "open" : "closed"}>{open ? "Open now" : "Closed now"}</OpenNow>}
      />
      <Field id="q" label="Search the lot">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            placeholder="awd suv under 23k"
            value={q}
            onChange={(event) => setQ(event.currentTarget.value)}
          />
        )}
      </Field>
      <p role="status" className="lot-count">
        {total === 1 ? "1 car" : `${total} cars`}
      </p>
      <VehicleGrid>
        {found.map((vehicle) => (
          <li key={vehicle.vin}>
            <CarCard vehicle={vehicle} />
          </li>
        ))}
      </VehicleGrid>
      <ThemeScope mode="dark" className="lot-trade">
        <Text>Trading one in? We value it in two minutes.</Text>
        <LinkButton href="https://bayside.example/value">Value your car</LinkButton>
      </ThemeScope>
      <PaymentTerms />
      <Toaster label="Messages ({hotkey})" announcedAs="Message" closeLabel="Close" />
    </Container>
  );
}
