import { word } from "../testing/conformance-samples.tsx";
import { IconButton, IconLink } from "./icon-button.tsx";

export const components = {
  IconButton: <IconButton label={word}>{null}</IconButton>,
  IconLink: (
    <IconLink label={word} href="/">
      {null}
    </IconLink>
  ),
};
