import { word } from "../testing/conformance-samples.tsx";
import { LiveRegion } from "./live-region.tsx";

export const components = {
  LiveRegion: <LiveRegion message={word} />,
};
