import { cva, type VariantProps } from "class-variance-authority";

/** Button classes, also for other elements that look like a button. */
export const buttonVariants = cva(
  [
    // Stays on one line if there is room, otherwise wraps.
    "inline-flex max-w-full shrink-0 items-center justify-center gap-2.5 rounded-full border py-1.5 text-center font-semibold leading-tight motion-safe:transition-[background-color,border-color,opacity]",
    "disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:not-aria-busy:opacity-60 aria-busy:cursor-progress aria-busy:opacity-85",
    "forced-colors:border-[ButtonText] forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]",
  ],
  {
    variants: {
      variant: {
        primary: "border-transparent bg-action text-on-action hover:opacity-90 active:opacity-80",
        accent: "border-transparent bg-accent text-on-accent hover:opacity-90 active:opacity-80",
        secondary: "border-control-line bg-surface text-text hover:border-text active:bg-surface-sunken",
        ghost: "border-transparent bg-surface-sunken text-text hover:border-line-strong active:bg-line",
        danger: "border-transparent bg-danger text-on-danger hover:opacity-90 active:opacity-80",
        /** Secondary on a dark band. */
        inverse: "border-inverse-control-line text-on-inverse hover:border-on-inverse",
      },
      size: {
        sm: "min-h-9 px-4 text-sm",
        md: "min-h-11 px-5 text-control",
        lg: "min-h-13.5 px-6.5 text-[1.0625rem]",
      },
      block: { true: "flex w-full" },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

export type ButtonVariants = VariantProps<typeof buttonVariants>;
