import { word } from "../testing/conformance-samples.tsx";
import { SaveButton, SavedLink } from "./save-button.tsx";

export const components = {
  SaveButton: <SaveButton saved={false} label={word} />,
  SaveButtonPressed: <SaveButton saved label={word} />,
  SavedLink: <SavedLink href="/" label={word} count={2} />,
};
