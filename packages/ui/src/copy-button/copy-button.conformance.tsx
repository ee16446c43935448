import { word } from "../testing/conformance-samples.tsx";
import { CopyButton } from "./copy-button.tsx";

export const components = {
  CopyButton: <CopyButton text={word} label={word} doneLabel={word} icon={null} doneIcon={null} />,
};
