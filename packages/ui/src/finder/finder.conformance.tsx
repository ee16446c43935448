import { word } from "../testing/conformance-samples.tsx";
import { Finder } from "./finder.tsx";

export const components = {
  Finder: (
    <Finder
      action="/"
      query={{ id: "κ", name: "q", label: word }}
      selects={[{ id: "ε", name: "e", label: word, options: [{ value: "", label: word }] }]}
      submitLabel={word}
    />
  ),
};
