import { cva, type VariantProps } from "class-variance-authority";

const inTheMiddle =
  "inset-x-0 top-auto bottom-0 max-h-[calc(100dvh-24px)] w-full rounded-t-lg md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-64px)] md:w-[calc(100%-64px)] md:rounded-lg";

/** Classes of all dialogs, native or controlled. The dialog itself scrolls, so that arrow keys scroll it. */
export const dialogVariants = cva(
  "overlay fixed m-0 max-w-none scroll-py-20 overflow-auto overscroll-contain bg-surface text-text shadow-overlay forced-colors:border",
  {
    variants: {
      size: {
        sm: `${inTheMiddle} md:max-w-120`,
        md: `${inTheMiddle} md:max-w-160`,
        lg: `${inTheMiddle} md:max-w-240`,
        /** Full screen: a lightbox, a comparison. */
        full: "inset-0 h-dvh max-h-none w-full",
      },
    },
    defaultVariants: { size: "md" },
  },
);

export type DialogVariants = VariantProps<typeof dialogVariants>;

/** Title classes; without a frame the title is visually hidden. */
export function dialogTitleClass(frame: DialogFrameKind) {
  return frame === "padded" ? "min-w-0 flex-1 pt-1.5 font-bold text-3xl" : "sr-only";
}

/** Backdrop of dialogs that are not native. */
export const scrimClass = "fixed inset-0 z-50 bg-scrim";

/** `none` if the content brings its own padding, as a `SplitPanel` does; the title is then visually hidden. */
export type DialogFrameKind = "padded" | "none";
