import { word } from "../testing/conformance-samples.tsx";
import { CompareTray, CompareTrayItem } from "./compare-tray.tsx";

export const components = {
  CompareTray: (
    <CompareTray label={word} count={word} clear={word} action={word}>
      <CompareTrayItem title={word} remove={word} />
    </CompareTray>
  ),
  CompareTrayItem: <CompareTrayItem title={word} remove={word} />,
};
