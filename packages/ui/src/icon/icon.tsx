import { type ComponentProps, createElement } from "react";
import { cx } from "../class-names/class-names.ts";
import { type IconShape, lucideIconNodes } from "./lucide-icon-nodes.ts";
import { vehicleIconNodes } from "./vehicle-icon-nodes.ts";

const iconNodes = { ...lucideIconNodes, ...vehicleIconNodes };

/** What points the way that a line is read points the other way from right to left. */
const pointing: ReadonlySet<string> = new Set(["arrow-left", "arrow-right", "chevron-left", "chevron-right"]);

/** Every registered icon. */
export type IconName = keyof typeof iconNodes;

export const iconNames = Object.keys(iconNodes).sort() as IconName[];

export type IconProps = Omit<ComponentProps<"svg">, "name" | "children"> & {
  name: IconName;
  /** Edge length in px: 16 beside small text, 20 (default) in controls, 24 alone. */
  size?: number;
};

/**
 * An icon of the registry, decorative unless it gets an `aria-label`. Render it on the server and hand it to
 * client components as a child: the registry then never reaches the browser. An unregistered name logs an
 * error and renders nothing. Arrows and chevrons to a side are mirrored from right to left.
 */
export function Icon({ name, size = 20, className, ...rest }: IconProps) {
  const shapes: readonly IconShape[] | undefined = Object.hasOwn(iconNodes, name)
    ? iconNodes[name]
    : undefined;
  if (!shapes) {
    console.error(`@forecourt/ui: the icon "${name}" is not registered in src/icon.`);
    return null;
  }
  const labelled = rest["aria-label"] !== undefined;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden, or named by the caller's aria-label.
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden={labelled ? undefined : true}
      role={labelled ? "img" : undefined}
      className={cx("line-icon", pointing.has(name) && "rtl:-scale-x-100", className)}
      {...rest}
    >
      {shapes.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
    </svg>
  );
}
