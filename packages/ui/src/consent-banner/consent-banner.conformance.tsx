import { word } from "../testing/conformance-samples.tsx";
import { ConsentBanner } from "./consent-banner.tsx";

export const components = {
  ConsentBanner: (
    <ConsentBanner
      open
      title={word}
      text={word}
      note={word}
      announcement={word}
      buttons={[
        { value: "manage", label: word, weight: "quiet" },
        { value: "deny", label: word },
      ]}
    />
  ),
};
