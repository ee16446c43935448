import type { ComponentProps, ReactNode, Ref } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";

export type FormDoneProps = Omit<ComponentProps<"div">, "title"> & {
  title: ReactNode;
  /** The heading; it gets focus when it appears. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** Confirmation that replaces a submitted form: thanks, next steps and when. */
export function FormDone({ title, headingRef, className, children, ...rest }: FormDoneProps) {
  return (
    <div className={cx("grid justify-items-start gap-3", className)} {...rest}>
      <span className="grid size-12 place-items-center rounded-full bg-success text-on-success forced-colors:border">
        <Glyph name="check" size={26} className="stroke-2" />
      </span>
      <h2 ref={headingRef} tabIndex={-1} className="font-bold text-2xl outline-none">
        {title}
      </h2>
      {children ? <div className="text-muted">{children}</div> : null}
    </div>
  );
}
