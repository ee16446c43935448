import type { ComponentType, ReactNode } from "react";
import { word } from "../testing/conformance-samples.tsx";
import { DropdownMenu, DropdownMenuLabel, DropdownMenuSeparator } from "./dropdown-menu.tsx";
import { DropdownMenuItem, DropdownMenuRadioGroup, DropdownMenuRadioItem } from "./dropdown-menu-item.tsx";

const trigger = <button type="button">{word}</button>;

type InMenuProps = { part: ComponentType<{ children?: ReactNode }>; children?: ReactNode };

/** The parts render only in an open menu. */
function InMenu({ part: Part, ...rest }: InMenuProps) {
  return (
    <DropdownMenu open trigger={trigger}>
      <Part {...rest} />
    </DropdownMenu>
  );
}

const inMenu = (part: unknown, children: ReactNode = word) => (
  <InMenu part={part as InMenuProps["part"]}>{children}</InMenu>
);

export const components = {
  DropdownMenu: <DropdownMenu open trigger={trigger} />,
  DropdownMenuItem: inMenu(DropdownMenuItem),
  DropdownMenuLabel: inMenu(DropdownMenuLabel),
  DropdownMenuRadioGroup: inMenu(
    DropdownMenuRadioGroup,
    <DropdownMenuRadioItem value="α">{word}</DropdownMenuRadioItem>,
  ),
  DropdownMenuRadioItem: inMenu(DropdownMenuRadioItem),
  DropdownMenuSeparator: inMenu(DropdownMenuSeparator, null),
};
