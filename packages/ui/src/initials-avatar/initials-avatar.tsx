import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import { initialsOf, tintIndex } from "./initials.ts";

export type InitialsAvatarProps = Omit<ComponentProps<"span">, "children"> & {
  /** The person's name. Show it beside the avatar, which is hidden from screen readers. */
  name: string;
  /** Determines the tint. A slug keeps it stable if the name's spelling changes. */
  seed?: string;
  size?: "sm" | "md" | "lg" | "xl";
};

const tintClasses = [
  "bg-tint-1 text-on-tint-1",
  "bg-tint-2 text-on-tint-2",
  "bg-tint-3 text-on-tint-3",
  "bg-tint-4 text-on-tint-4",
  "bg-tint-5 text-on-tint-5",
  "bg-tint-6 text-on-tint-6",
  "bg-tint-7 text-on-tint-7",
  "bg-tint-8 text-on-tint-8",
] as const;

const sizes = {
  sm: "size-11 text-control",
  md: "size-13 text-[1.0625rem]",
  lg: "size-16 text-xl",
  xl: "size-21 text-[1.625rem]",
};

/** A person's initials instead of a photograph. */
export function InitialsAvatar({ name, seed = name, size = "md", className, ...rest }: InitialsAvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "initials-avatar",
        sizes[size],
        tintClasses[tintIndex(seed, tintClasses.length)],
        className,
      )}
      {...rest}
    >
      {initialsOf(name)}
    </span>
  );
}
