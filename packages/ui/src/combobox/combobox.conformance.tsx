import { word } from "../testing/conformance-samples.tsx";
import { Combobox } from "./combobox.tsx";

export const controls = {
  Combobox: (
    <Combobox
      options={[{ value: "α", label: word }]}
      defaultValue="α"
      listLabel={word}
      matches={{ one: word, other: word }}
      noMatches={word}
    />
  ),
};
