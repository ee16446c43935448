import { link, word } from "../testing/conformance-samples.tsx";
import { SiteHeader } from "./site-header.tsx";
import { UtilityBar } from "./utility-bar.tsx";

export const components = {
  SiteHeader: (
    <SiteHeader
      logo={word}
      navLabel={word}
      nav={[link, { label: word + 2, items: [link] }, { label: word + 3, items: [link] }]}
    />
  ),
  UtilityBar: <UtilityBar start={word} end={word} />,
};
