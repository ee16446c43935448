import { word } from "../testing/conformance-samples.tsx";
import { Carousel } from "./carousel.tsx";

export const components = {
  Carousel: (
    <Carousel
      id="κ"
      label={word}
      roleDescription={word}
      slideRoleDescription={word}
      heading={word}
      slides={["α", "β"].map((id) => ({ id, label: word, content: word }))}
      previousLabel={word}
      nextLabel={word}
      status={{ one: word, several: word }}
    />
  ),
};
