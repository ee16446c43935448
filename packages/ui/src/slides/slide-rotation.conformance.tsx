import { word } from "../testing/conformance-samples.tsx";
import { SlideRotation } from "./slide-rotation.tsx";

export const pieces = {
  SlideRotation: (
    <SlideRotation
      slidesId="γ"
      seconds={8}
      pause={{ label: word, icon: null }}
      play={{ label: word, icon: null }}
    />
  ),
};
