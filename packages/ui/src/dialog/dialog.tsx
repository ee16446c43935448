import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { closesDialog } from "./dialog-commands.ts";

const dialogVariants = cva(
  "overlay fixed inset-x-0 top-auto bottom-0 m-0 max-h-[calc(100dvh-24px)] w-full max-w-none overflow-auto overscroll-contain rounded-t-lg bg-surface text-text shadow-overlay md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-64px)] md:w-[calc(100%-64px)] md:rounded-lg",
  {
    variants: {
      size: { sm: "md:max-w-120", md: "md:max-w-160", lg: "md:max-w-240" },
    },
    defaultVariants: { size: "md" },
  },
);

export type DialogProps = Omit<ComponentProps<"dialog">, "id" | "title" | "open"> &
  VariantProps<typeof dialogVariants> & {
    id: string;
    title: ReactNode;
    closeLabel: string;
    /** `none` when the content brings its own padding, as a `SplitPanel` does; the title is then read only. */
    frame?: "padded" | "none";
  };

/**
 * A native dialog: in the middle of the screen, from the bottom on phones. Open it with `opensDialog(id)`;
 * Escape, the close button and a press beside it close it, and focus returns to what opened it.
 */
export function Dialog({
  id,
  title,
  closeLabel,
  size,
  frame = "padded",
  className,
  children,
  ...rest
}: DialogProps) {
  const padded = frame === "padded";
  return (
    <dialog
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className={cx(dialogVariants({ size }), className)}
      {...rest}
    >
      <IconButton label={closeLabel} className="absolute top-4 right-4 z-10 bg-surface" {...closesDialog(id)}>
        <Glyph name="close" />
      </IconButton>
      <h2
        id={`${id}-title`}
        className={padded ? "pt-6 pr-18 pl-5 font-bold text-3xl md:pt-8 md:pl-9" : "sr-only"}
      >
        {title}
      </h2>
      {padded ? <div className="px-5 pt-3 pb-6 md:px-9 md:pb-9">{children}</div> : children}
    </dialog>
  );
}
