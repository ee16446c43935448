import { Price } from "../price/price.tsx";
import { photo, word } from "../testing/conformance-samples.tsx";
import { VehicleCard, VehicleGrid } from "./vehicle-card.tsx";

export const components = {
  VehicleCard: (
    <VehicleCard
      href="/"
      title={word}
      image={photo}
      facts={[{ label: word, value: "1" }]}
      price={<Price amount="1" />}
      store={{ label: word, name: word }}
    />
  ),
  VehicleGrid: <VehicleGrid />,
};
