import { type ComponentProps, createElement } from "react";
import { cx } from "../class-names/class-names.ts";
import { symbolsAddress } from "../symbols/symbols-address.ts";
import { iconNodes } from "./icon-nodes.ts";
import type { IconShape } from "./lucide-icon-nodes.ts";
import { hasFill, pathOfShapes } from "./path-of-shapes.ts";

/** Directional icons, mirrored in right-to-left pages. */
const directional: ReadonlySet<string> = new Set([
  "arrow-left",
  "arrow-right",
  "chevron-left",
  "chevron-right",
]);

/** All registered icon names. */
export type IconName = keyof typeof iconNodes;

export const iconNames = Object.keys(iconNodes).sort() as IconName[];

export type IconProps = Omit<ComponentProps<"svg">, "name" | "children"> & {
  name: IconName;
  /** Edge length in px: 16 beside small text, 20 (default) in controls, 24 alone. */
  size?: number;
};

/**
 * A registered icon, decorative without `aria-label`. Directional icons are mirrored in right-to-left pages.
 * Render it on the server and pass it to client components: the browser then loads no registry.
 * An unknown name logs an error and renders nothing.
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
      className={cx("line-icon", directional.has(name) && "rtl:-scale-x-100", className)}
      {...rest}
    >
      {symbolsAddress ? (
        <use href={`${symbolsAddress}#${name}`} />
      ) : hasFill(shapes) ? (
        shapes.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))
      ) : (
        <path d={pathOfShapes(shapes)} />
      )}
    </svg>
  );
}
