import type { ReactNode } from "react";
import type { DialogFrameKind } from "./dialog-variants.ts";

type DialogFrameProps = {
  frame: DialogFrameKind;
  /** The heading element. */
  title: ReactNode;
  /** The close button. */
  close: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

/** Frame of all dialogs: sticky title and close button, scrolling content, sticky actions. */
export function DialogFrame({ frame, title, close, footer, children }: DialogFrameProps) {
  return (
    <>
      {frame === "padded" ? (
        <div className="sticky-edge top-0 dialog-header">
          {title}
          {close}
        </div>
      ) : (
        <div className="sticky top-0 z-10 flex h-0 justify-end">
          {title}
          <div className="h-0 pe-4 pt-4">{close}</div>
        </div>
      )}
      {frame === "padded" ? <div className="px-5 pb-6 md:px-9 md:pb-9">{children}</div> : children}
      {footer ? (
        <div className="sticky-edge bottom-0 flex flex-wrap justify-end gap-3 border-line border-t bg-surface px-5 pt-4 pb-[calc(16px+env(safe-area-inset-bottom))] md:px-9">
          {footer}
        </div>
      ) : null}
    </>
  );
}
