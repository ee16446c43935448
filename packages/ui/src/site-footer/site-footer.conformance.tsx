import { link, word } from "../testing/conformance-samples.tsx";
import { SiteFooter } from "./site-footer.tsx";

export const components = {
  SiteFooter: (
    <SiteFooter
      logo={word}
      navLabel={word}
      columns={[{ title: word, links: [link] }]}
      copyright={word}
      legal={[link]}
      hours={[{ label: word, text: word }]}
    />
  ),
};
