import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  // Stories of the kit lie beside its components; here are the pages about it and the patterns made of it.
  stories: ["../src/**/*.mdx", "../src/**/*.stories.tsx", "../../../packages/ui/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  staticDirs: [
    "../public",
    { from: "../../../packages/vehicle-illustrations/illustrations/images", to: "/illustrations" },
    { from: "../../../packages/vehicle-illustrations/illustrations/icons", to: "/silhouettes" },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The other reader does not see the variants of class-variance-authority.
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      tsconfigPath: new URL("../tsconfig.docgen.json", import.meta.url).pathname,
      include: [new URL("../../../packages/ui/src/**/*.tsx", import.meta.url).pathname],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // A button has 280 attributes of its element; the page shows what the component adds.
      propFilter: (prop) => !prop.parent?.fileName.includes("node_modules"),
    },
  },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), tailwindcss()] }),
};

export default config;
