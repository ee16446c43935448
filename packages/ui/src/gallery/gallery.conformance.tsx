import { photo, word } from "../testing/conformance-samples.tsx";
import { Gallery } from "./gallery.tsx";

export const components = {
  Gallery: (
    <Gallery
      id="γ"
      label={word}
      previousLabel={word}
      nextLabel={word}
      maxThumbnails={2}
      moreLabel={word}
      lightbox={{ title: word, closeLabel: word, openLabel: word, failedText: word }}
      photos={["1", "2", "3"].map((label) => ({ label, image: photo, thumbnail: photo, caption: label }))}
    />
  ),
};
