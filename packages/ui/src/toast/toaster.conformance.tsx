import { word } from "../testing/conformance-samples.tsx";
import { Toaster } from "./toaster.tsx";

export const pieces = {
  Toaster: <Toaster label={word} announcedAs={word} closeLabel={word} />,
};
