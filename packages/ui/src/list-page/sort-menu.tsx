import { buttonVariants } from "../button/button-variants.ts";
import { Icon } from "../icon/icon.tsx";
import type { LinkComponent } from "../link/link-component.ts";
import { Menu, type MenuItem } from "../menu/menu.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

export type SortMenuProps = {
  id: string;
  /** `Sort by`. */
  label: string;
  /** The current order: `Newest`. */
  current: string;
  items: readonly MenuItem[];
  icon?: boolean;
  linkAs: LinkComponent;
};

/** A menu of links to the sort orders; its button shows the current one. */
export function SortMenu({ label, current, icon = false, ...rest }: SortMenuProps) {
  return (
    <Menu
      align="end"
      listLabel={label}
      className={`min-w-0 ${buttonVariants({ variant: "secondary" })}`}
      label={
        <>
          {icon ? <Icon name="sort" /> : null}
          <VisuallyHidden>{label}: </VisuallyHidden>
          <span className="truncate">{current}</span>
        </>
      }
      {...rest}
    />
  );
}
