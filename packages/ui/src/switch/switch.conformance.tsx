import { word } from "../testing/conformance-samples.tsx";
import { Switch } from "./switch.tsx";

export const controls = {
  Switch: <Switch label={word} description={word} locked={word} />,
};
