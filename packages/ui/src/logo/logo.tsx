import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import type { LinkComponent } from "../link/link-component.ts";

export type LogoProps = Omit<ComponentProps<"a">, "children"> & {
  /** The logo, an SVG or image of 30 px. */
  mark: ReactNode;
  name: ReactNode;
  /** The second line: manufacturer and town. */
  place?: ReactNode;
  as?: LinkComponent;
};

/** The dealership's logo and name, linked to the home page. */
export function Logo({ mark, name, place, as: Anchor = "a", className, ...rest }: LogoProps) {
  return (
    <Anchor className={cx("logo", className)} {...rest}>
      {mark}
      <span className="logo-name">
        {name}
        {place ? <span className="logo-place">{place}</span> : null}
      </span>
    </Anchor>
  );
}
