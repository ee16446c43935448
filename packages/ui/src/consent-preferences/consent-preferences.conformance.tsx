import { word } from "../testing/conformance-samples.tsx";
import { ConsentPreferences } from "./consent-preferences.tsx";

export const components = {
  ConsentPreferences: (
    <ConsentPreferences
      open
      onOpenChange={() => {}}
      title={word}
      closeLabel={word}
      intro={word}
      note={word}
      saveLabel={word}
      onSave={() => {}}
      denyLabel={word}
      categories={[
        { value: "α", label: word, description: word, on: true, locked: word },
        { value: "β", label: word, description: word, on: true, unavailable: true },
      ]}
    />
  ),
};
