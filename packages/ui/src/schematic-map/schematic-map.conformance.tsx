import { word } from "../testing/conformance-samples.tsx";
import { SchematicMap } from "./schematic-map.tsx";

export const components = {
  SchematicMap: (
    <SchematicMap
      label={word}
      caption={word}
      currentLabel={word}
      places={[{ number: 1, name: word, latitude: 37, longitude: -93, current: true }]}
    />
  ),
};
