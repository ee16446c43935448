import { photo, word } from "../testing/conformance-samples.tsx";
import { HeroSlides } from "./hero-slides.tsx";

export const components = {
  HeroSlides: (
    <HeroSlides
      id="η"
      label={word}
      tabsLabel={word}
      rotation={{ seconds: 8, pauseLabel: word, playLabel: word }}
      slides={["α", "β"].map((id) => ({
        id,
        headline: word,
        text: word,
        actions: word,
        image: photo,
        tab: { icon: null, title: word },
      }))}
    />
  ),
};
