import { link, word } from "../testing/conformance-samples.tsx";
import { SiteHeader, UtilityBar } from "./site-header.tsx";

export const components = {
  SiteHeader: <SiteHeader logo={word} navLabel={word} nav={[link, { label: word + 2, items: [link] }]} />,
  UtilityBar: <UtilityBar start={word} end={word} />,
};
