import { word } from "../testing/conformance-samples.tsx";
import { MinimalLayout } from "./minimal-layout.tsx";

export const components = {
  MinimalLayout: (
    <MinimalLayout
      skipLabel={word}
      logo={word}
      back={word}
      help={word}
      exit={word}
      progress={word}
      footer={word}
    >
      {word}
    </MinimalLayout>
  ),
};
