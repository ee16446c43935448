import { word } from "../testing/conformance-samples.tsx";
import { LocationCard } from "./location-card.tsx";

export const components = {
  LocationCard: <LocationCard number={1} name={word} addressLines={[word]} currentLabel={word} note={word} />,
};
