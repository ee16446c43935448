import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { type PaintFamily, paintColors } from "./paint-colors.ts";

const dotVariants = cva("paint-dot", {
  variants: { size: { sm: "", md: "size-5" } },
  defaultVariants: { size: "sm" },
});

export type PaintDotProps = Omit<ComponentProps<"span">, "children"> &
  VariantProps<typeof dotVariants> & { paint: PaintFamily };

/** A dot in the colour of a paint family. Decorative; show the name beside it. */
export function PaintDot({ paint, size, className, style, ...rest }: PaintDotProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(dotVariants({ size }), className)}
      style={{ background: paintColors[paint], ...style }}
      {...rest}
    />
  );
}

export type PaintSwatchProps = Omit<ComponentProps<"p">, "children"> & {
  /** What the name is, for screen readers: `Exterior color`. */
  label: string;
  /** The manufacturer's name of the paint: `Alloy Silver Metallic`. */
  name: ReactNode;
  /** Undefined for paints that a feed does not classify: no dot then. */
  paint?: PaintFamily | null | undefined;
};

/** A paint's colour and the manufacturer's name. Over an image, the caller positions it. */
export function PaintSwatch({ label, name, paint, className, ...rest }: PaintSwatchProps) {
  return (
    <p
      className={cx(
        "inline-flex max-w-full items-center gap-2 rounded-full bg-surface py-1.5 text-caption",
        paint ? "ps-3.5 pe-1.5" : "px-3.5",
        className,
      )}
      {...rest}
    >
      <span className="sr-only">{label}: </span>
      <span className="truncate">{name}</span>
      {paint ? <PaintDot paint={paint} size="md" /> : null}
    </p>
  );
}
