import type { ReactNode } from "react";
import { buttonVariants } from "../button/button-variants.ts";
import { Icon } from "../icon/icon.tsx";
import { MenuButton } from "../menu/menu-button.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

export type SortButtonProps = {
  /** Id of the `MenuPanel` of the sort orders. */
  panelId: string;
  /** `Sort by`. */
  label: string;
  /** The current order: `Newest`. */
  current: ReactNode;
  icon?: boolean;
};

/** Opens the menu of the sort orders and shows the current one. */
export function SortButton({ panelId, label, current, icon = false }: SortButtonProps) {
  return (
    <MenuButton panelId={panelId} className={`min-w-0 ${buttonVariants({ variant: "secondary" })}`}>
      {icon ? <Icon name="sort" /> : null}
      <VisuallyHidden>{label}: </VisuallyHidden>
      <span className="truncate">{current}</span>
    </MenuButton>
  );
}
