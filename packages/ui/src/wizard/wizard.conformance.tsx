import { word } from "../testing/conformance-samples.tsx";
import { Wizard } from "./wizard.tsx";

const step = { label: word, heading: word, lead: word, content: word };

export const components = {
  Wizard: (
    <Wizard
      title={word}
      steps={[
        { id: "1", ...step },
        { id: "2", ...step },
      ]}
      step="2"
      onStepChange={() => {}}
      onFinish={() => {}}
      placeText={() => word}
      stateWords={{ done: word, skipped: word }}
      backLabel={word}
      nextLabel={word}
      summary={word}
    />
  ),
};
