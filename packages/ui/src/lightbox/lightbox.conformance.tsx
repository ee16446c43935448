import { photo, word } from "../testing/conformance-samples.tsx";
import { Lightbox } from "./lightbox.tsx";

export const pieces = {
  Lightbox: (
    <Lightbox
      open
      onOpenChange={() => {}}
      title={word}
      closeLabel={word}
      previousLabel={word}
      nextLabel={word}
      photos={["1", "2"].map((label) => ({ label, image: photo, thumbnail: photo, caption: label }))}
    />
  ),
};
