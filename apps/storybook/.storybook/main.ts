import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  // The kit's stories are beside its components; this folder has pages and patterns.
  stories: ["../src/**/*.mdx", "../src/**/*.stories.tsx", "../../../packages/ui/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  staticDirs: [
    "../public",
    { from: "../../../packages/vehicle-illustrations/illustrations/images", to: "/illustrations" },
    { from: "../../../packages/vehicle-illustrations/illustrations/icons", to: "/silhouettes" },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // react-docgen does not resolve the variants of class-variance-authority.
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      tsconfigPath: new URL("../tsconfig.docgen.json", import.meta.url).pathname,
      include: [new URL("../../../packages/ui/src/**/*.tsx", import.meta.url).pathname],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Show only the component's own props: a button has 280 element attributes.
      propFilter: (prop) => !prop.parent?.fileName.includes("node_modules"),
    },
  },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), tailwindcss()] }),
};

export default config;
