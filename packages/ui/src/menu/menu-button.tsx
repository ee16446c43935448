import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

export type MenuButtonProps = ComponentProps<"button"> & {
  /** Id of its `MenuPanel`. Several buttons can open one panel. */
  panelId: string;
};

/** Opens a `MenuPanel`, which is placed beside the button that opened it. */
export function MenuButton({ panelId, className, ...rest }: MenuButtonProps) {
  return <button type="button" popoverTarget={panelId} className={cx("menu-button", className)} {...rest} />;
}
