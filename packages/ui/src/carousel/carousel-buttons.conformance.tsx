import { word } from "../testing/conformance-samples.tsx";
import { CarouselButtons } from "./carousel-buttons.tsx";

const step = { label: word, icon: null };

export const pieces = {
  CarouselButtons: (
    <CarouselButtons carouselId="κ" previous={step} next={step} status={{ one: word, several: word }} />
  ),
};
