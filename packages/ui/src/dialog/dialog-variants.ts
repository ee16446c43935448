import { cva, type VariantProps } from "class-variance-authority";

/** Classes of all dialogs, native or controlled. The dialog itself scrolls, so that arrow keys scroll it. */
export const dialogVariants = cva("overlay dialog", {
  variants: {
    size: {
      sm: "dialog-middle md:max-w-120",
      md: "dialog-middle md:max-w-160",
      lg: "dialog-middle md:max-w-240",
      /** Full screen: a lightbox, a comparison. */
      full: "inset-0 h-dvh max-h-none w-full",
    },
  },
  defaultVariants: { size: "md" },
});

export type DialogVariants = VariantProps<typeof dialogVariants>;

/** Title classes; without a frame the title is visually hidden. */
export function dialogTitleClass(frame: DialogFrameKind) {
  return frame === "padded" ? "dialog-title" : "sr-only";
}

/** Backdrop of dialogs that are not native. */
export const scrimClass = "fixed inset-0 z-50 bg-scrim";

/** `none` if the content brings its own padding, as a `SplitPanel` does; the title is then visually hidden. */
export type DialogFrameKind = "padded" | "none";
