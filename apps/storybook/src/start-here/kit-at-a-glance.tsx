import { pageBrand } from "../../.storybook/page-brand.ts";
import { Live } from "../foundations/live.tsx";
import { BrandPreview } from "../restyle/brand-preview.tsx";
import { useToolbar } from "../toolbar/use-toolbar.ts";

/** A few components in the toolbar's brand, in light and dark mode. */
export function KitAtAGlance() {
  const { brand } = useToolbar();
  return (
    <Live>
      <BrandPreview brand={pageBrand(brand)} headingLevel={2} />
    </Live>
  );
}
