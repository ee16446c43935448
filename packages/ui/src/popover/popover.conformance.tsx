import { word } from "../testing/conformance-samples.tsx";
import { Popover } from "./popover.tsx";

export const components = {
  Popover: (
    <Popover open trigger={<button type="button">{word}</button>} title={word} closeLabel={word}>
      {word}
    </Popover>
  ),
};
