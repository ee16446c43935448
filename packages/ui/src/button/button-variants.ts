import { cva, type VariantProps } from "class-variance-authority";

/** Button classes, also for other elements that look like a button. `button.css` has the rules. */
export const buttonVariants = cva("button", {
  variants: {
    variant: {
      primary: "button-primary",
      accent: "button-accent",
      secondary: "button-secondary",
      ghost: "button-ghost",
      danger: "button-danger",
      /** Secondary on a dark band. */
      inverse: "button-inverse",
    },
    size: { sm: "button-sm", md: "button-md", lg: "button-lg" },
    block: { true: "button-block" },
  },
  defaultVariants: { variant: "primary", size: "md" },
});

export type ButtonVariants = VariantProps<typeof buttonVariants>;
