import type { ComponentProps, ElementType, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { closesDialog } from "./dialog-commands.ts";
import { DialogFrame } from "./dialog-frame.tsx";
import {
  type DialogFrameKind,
  type DialogVariants,
  dialogTitleClass,
  dialogVariants,
} from "./dialog-variants.ts";

export type DialogProps = Omit<ComponentProps<"dialog">, "id" | "title" | "open"> &
  DialogVariants & {
    /** The id for `opensDialog(id)`. */
    id: string;
    title: ReactNode;
    closeLabel: string;
    /** `none` if the content brings its own padding, as a `SplitPanel` does; the title is then visually hidden. */
    frame?: DialogFrameKind;
    /** Actions that stay visible at the bottom. */
    footer?: ReactNode;
    /** A client component that renders the `<dialog>` with these attributes, to open it without a button. */
    as?: ElementType<ComponentProps<"dialog">>;
  };

/**
 * A native modal dialog: centred, on phones at the bottom. Open it with `opensDialog(id)`.
 * Escape, the close button and a click on the backdrop close it and restore focus.
 */
export function Dialog({
  id,
  title,
  closeLabel,
  size,
  frame = "padded",
  footer,
  as: Element = "dialog",
  className,
  children,
  ...rest
}: DialogProps) {
  return (
    <Element
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className={cx(dialogVariants({ size }), className)}
      {...rest}
    >
      <DialogFrame
        frame={frame}
        title={
          <h2 id={`${id}-title`} className={dialogTitleClass(frame)}>
            {title}
          </h2>
        }
        close={
          <IconButton label={closeLabel} className="bg-surface" {...closesDialog(id)}>
            <Glyph name="close" />
          </IconButton>
        }
        footer={footer}
      >
        {children}
      </DialogFrame>
    </Element>
  );
}
