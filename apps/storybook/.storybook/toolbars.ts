import { brands } from "@forecourt/ui/brands";
import type { Preview } from "@storybook/react-vite";

/** Toolbar options of stories. The tests set the same globals. */
export const globalTypes = {
  brand: {
    description: "Brand",
    toolbar: {
      icon: "paintbrush",
      title: "Brand",
      dynamicTitle: true,
      items: [...Object.keys(brands), { value: "all", title: "all side by side" }],
    },
  },
  mode: {
    description: "Mode",
    toolbar: { icon: "contrast", title: "Mode", dynamicTitle: true, items: ["light", "dark"] },
  },
  locale: {
    description: "Language",
    toolbar: {
      icon: "globe",
      title: "Language",
      dynamicTitle: true,
      items: [
        { value: "en", title: "English" },
        { value: "es", title: "Español" },
      ],
    },
  },
  direction: {
    description: "Direction",
    toolbar: { icon: "transfer", title: "Direction", dynamicTitle: true, items: ["ltr", "rtl"] },
  },
  textSize: {
    description: "Text size",
    toolbar: {
      icon: "zoom",
      title: "Text size",
      dynamicTitle: true,
      // Storybook drops a value with a percent sign from the address.
      items: [
        { value: "normal", title: "text 100 %" },
        { value: "twice", title: "text 200 %" },
      ],
    },
  },
  motion: {
    description: "Motion",
    toolbar: {
      icon: "play",
      title: "Motion",
      dynamicTitle: true,
      items: [
        { value: "full", title: "full motion" },
        { value: "reduced", title: "reduced motion" },
      ],
    },
  },
} satisfies Preview["globalTypes"];

export const initialGlobals = {
  brand: "larkspur",
  mode: "light",
  locale: "en",
  direction: "ltr",
  textSize: "normal",
  motion: "full",
};

export type Globals = typeof initialGlobals;
