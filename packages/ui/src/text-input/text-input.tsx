import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import { controlClass } from "./control-class.ts";

export type TextInputProps = Omit<ComponentProps<"input">, "prefix" | "size"> & {
  /** `sm` (44 px) in sidebars and calculators, `md` (50 px) in forms. */
  size?: "sm" | "md";
  /** Unit before the value, such as `$`. Name it in the label too. */
  prefix?: string;
  /** Unit after the value, such as `mi`. Name it in the label too. */
  suffix?: string;
};

/** A single-line text input; put it in a `Field`. */
export function TextInput({ size = "md", prefix, suffix, className, style, ...rest }: TextInputProps) {
  const box = cx(
    controlClass,
    "text-input",
    // At least 16 px on phones, which otherwise zoom into a focused field.
    size === "sm" ? "text-input-sm" : "min-h-12.5",
    className,
  );
  if (!prefix && !suffix) return <input type="text" className={box} style={style} {...rest} />;
  return (
    <span className="relative block">
      {prefix ? (
        <Affix size={size} side="start-3.5">
          {prefix}
        </Affix>
      ) : null}
      <input
        type="text"
        className={box}
        style={{ paddingInlineStart: paddingFor(prefix), paddingInlineEnd: paddingFor(suffix), ...style }}
        {...rest}
      />
      {suffix ? (
        <Affix size={size} side="end-3.5">
          {suffix}
        </Affix>
      ) : null}
    </span>
  );
}

/** Padding of the input, plus minimum width of the unit, plus a gap. */
function paddingFor(unit: string | undefined): string | undefined {
  return unit ? `calc(1.25rem + ${unit.length}ch)` : undefined;
}

type AffixProps = { size: "sm" | "md"; side: "start-3.5" | "end-3.5"; children: string };

function Affix({ size, side, children }: AffixProps) {
  return (
    <span aria-hidden="true" className={cx("input-affix", size === "sm" && "sm:text-control", side)}>
      {children}
    </span>
  );
}
