import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ElementType } from "react";
import { cx } from "../class-names/class-names.ts";

const textVariants = cva("", {
  variants: {
    size: {
      fine: "text-xs leading-normal",
      caption: "text-caption",
      sm: "text-sm",
      control: "text-control",
      base: "text-base",
      lead: "text-lead",
    },
    tone: {
      default: "",
      muted: "text-muted",
      subtle: "text-subtle",
      accent: "text-accent-text",
      danger: "text-danger-text",
    },
    weight: { normal: "", medium: "font-medium", semibold: "font-semibold" },
  },
  defaultVariants: { size: "base", tone: "default", weight: "normal" },
});

export type TextProps = ComponentProps<"p"> & VariantProps<typeof textVariants> & { as?: ElementType };

/** Text in one of the kit's sizes and tones. */
export function Text({ as: Element = "p", size, tone, weight, className, ...rest }: TextProps) {
  return <Element className={cx(textVariants({ size, tone, weight }), className)} {...rest} />;
}

const headingVariants = cva("text-balance", {
  variants: {
    size: {
      hero: "text-6xl font-bold",
      band: "text-5xl font-bold",
      page: "text-4xl font-bold",
      dialog: "text-3xl font-bold",
      section: "text-2xl font-bold",
      card: "text-xl font-semibold",
      small: "text-lg font-semibold",
      label: "text-base font-semibold",
    },
  },
});

export type HeadingProps = ComponentProps<"h2"> &
  VariantProps<typeof headingVariants> & {
    /** Level in the page's outline, independent of `size`. */
    level: 1 | 2 | 3 | 4;
  };

const sizeOfLevel = { 1: "page", 2: "page", 3: "card", 4: "small" } as const;

/** A heading whose size is independent of its level. */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element className={cx(headingVariants({ size: size ?? sizeOfLevel[level] }), className)} {...rest} />
  );
}
