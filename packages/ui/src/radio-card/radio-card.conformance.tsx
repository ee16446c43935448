import { word } from "../testing/conformance-samples.tsx";
import { RadioCard } from "./radio-card.tsx";

export const controls = {
  RadioCard: <RadioCard name="ρ" label={word} description={word} detail={word} />,
};
