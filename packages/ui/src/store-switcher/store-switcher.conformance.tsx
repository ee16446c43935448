import { word } from "../testing/conformance-samples.tsx";
import { StoreSwitcher } from "./store-switcher.tsx";

export const components = {
  StoreSwitcher: (
    <StoreSwitcher
      label={word}
      legend={word}
      hint={word}
      stores={[{ value: "α", name: word, address: word, open: word, detail: word }]}
      submitLabel={word}
    />
  ),
};
