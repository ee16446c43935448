import { link, word } from "../testing/conformance-samples.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

export const components = {
  MobileMenu: (
    <MobileMenu
      id="μ"
      title={word}
      closeLabel={word}
      navLabel={word}
      nav={[link, { label: word + 2, items: [link] }]}
    />
  ),
};
