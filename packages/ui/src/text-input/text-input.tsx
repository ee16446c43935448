import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { controlClass } from "./control-class.ts";

export type TextInputProps = Omit<ComponentProps<"input">, "prefix" | "size"> & {
  /** `sm` (44 px) in rails and calculators, `md` (50 px) in forms. */
  size?: "sm" | "md";
  /** A unit before or after the value, such as `$` or `mi`; say it in the label too. */
  prefix?: ReactNode;
  suffix?: ReactNode;
};

/** A one-line input; put it in a `Field`. */
export function TextInput({ size = "md", prefix, suffix, className, ...rest }: TextInputProps) {
  const box = cx(
    "rounded-sm read-only:bg-surface-sunken",
    size === "sm" ? "min-h-11 text-control" : "min-h-12.5",
  );
  if (!prefix && !suffix) {
    return <input type="text" className={cx(controlClass, box, className)} {...rest} />;
  }
  return (
    <span className="relative block">
      {prefix ? <Affix side="left-3.5">{prefix}</Affix> : null}
      <input
        type="text"
        className={cx(controlClass, box, prefix && "pl-7", suffix && "pr-12", className)}
        {...rest}
      />
      {suffix ? <Affix side="right-3.5">{suffix}</Affix> : null}
    </span>
  );
}

function Affix({ side, children }: { side: "left-3.5" | "right-3.5"; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={cx("-translate-y-1/2 pointer-events-none absolute top-1/2 text-subtle", side)}
    >
      {children}
    </span>
  );
}
