import "@fontsource-variable/hanken-grotesk";
import { maskPhone } from "@forecourt/contact-details";
import type { Preview } from "@storybook/react-vite";
import { ComponentPage } from "../src/component-page/component-page.tsx";
import { DocsFrame } from "./docs-frame.tsx";
import "./preview.css";
import "./docs.css";
import { plainControls } from "./plain-controls.ts";
import { withGlobals } from "./stage.tsx";
import { globalTypes, initialGlobals } from "./toolbars.ts";

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [withGlobals],
  argTypesEnhancers: [plainControls],
  tags: ["autodocs"],
  parameters: {
    layout: "padded",
    // The kit imports no rule of ours: its phone stories take the mask from here.
    maskPhone,
    controls: { expanded: true, sort: "requiredFirst" },
    a11y: { test: "error" },
    viewport: {
      options: {
        phone: { name: "Phone, 390 px", styles: { width: "390px", height: "844px" }, type: "mobile" },
        narrow: { name: "Narrow, 320 px", styles: { width: "320px", height: "640px" }, type: "mobile" },
        tablet: { name: "Tablet, 820 px", styles: { width: "820px", height: "1180px" }, type: "tablet" },
        desktop: { name: "Desktop, 1440 px", styles: { width: "1440px", height: "900px" }, type: "desktop" },
      },
    },
    docs: {
      // Show the source as written: printing it from elements fails for non-plain data.
      source: { type: "code" },
      page: ComponentPage,
      container: DocsFrame,
      toc: { headingSelector: "h2, h3", ignoreSelector: ".sb-unstyled *, .docs-story *" },
    },
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Start here",
          ["Welcome", "Gallery", "Restyle", "Status", "Changes", "Your own Storybook"],
          "Foundations",
          [
            "Colour",
            "Type",
            "Space",
            "Radius",
            "Motion",
            "Icons",
            "Vehicle illustrations",
            "Content and tone",
            "Accessibility",
          ],
          "Layout",
          "Navigation",
          "Actions",
          "Overlays",
          "Feedback",
          "Content",
          "Dealership",
          "Search and compare",
          "Vehicle",
          "Finance",
          "Forms",
          "Patterns",
          "Product rules",
          "Internal",
        ],
      },
    },
  },
};

export default preview;
