import { link, word } from "../testing/conformance-samples.tsx";
import { SiteLayout } from "./site-layout.tsx";

export const pieces = {
  SiteLayout: (
    <SiteLayout
      skipLabel={word}
      utilityBar={{ start: word, end: word }}
      logo={word}
      navLabel={word}
      nav={[link]}
      menu={{ openLabel: word, title: word, closeLabel: word }}
      footer={null}
    />
  ),
};
