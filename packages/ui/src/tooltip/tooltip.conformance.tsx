import { word } from "../testing/conformance-samples.tsx";
import { Tooltip } from "./tooltip.tsx";

export const components = {
  Tooltip: (
    <Tooltip open content={word}>
      <button type="button">{word}</button>
    </Tooltip>
  ),
};
