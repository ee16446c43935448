import { word } from "../testing/conformance-samples.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

export const components = {
  LanguageSwitch: (
    <LanguageSwitch
      label={word}
      show="all"
      languages={[
        { lang: "el", href: "/α", label: word, current: true },
        { lang: "ru", href: "/β", label: word },
      ]}
    />
  ),
};
