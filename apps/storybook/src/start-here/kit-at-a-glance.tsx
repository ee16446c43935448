import { pageBrand } from "../../.storybook/page-brand.ts";
import { Live } from "../foundations/live.tsx";
import { BrandPreview } from "../restyle/brand-preview.tsx";
import { useToolbar } from "../toolbar/use-toolbar.ts";

/** A handful of components in the toolbar's brand, on a light and a dark page. */
export function KitAtAGlance() {
  const { brand } = useToolbar();
  return (
    <Live>
      <BrandPreview brand={pageBrand(brand)} headingLevel={2} />
    </Live>
  );
}
