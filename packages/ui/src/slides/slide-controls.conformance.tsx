import { SlideControls } from "./slide-controls.tsx";

export const pieces = {
  SlideControls: <SlideControls slidesId="γ" />,
};
