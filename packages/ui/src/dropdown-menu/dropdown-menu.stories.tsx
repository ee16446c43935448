import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Glyph } from "../glyph/glyph.tsx";
import { Icon } from "../icon/icon.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { inFrame } from "../storybook/in-frame.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import {
  DropdownMenu,
  DropdownMenuLabel,
  type DropdownMenuProps,
  DropdownMenuSeparator,
} from "./dropdown-menu.tsx";
import { DropdownMenuItem, DropdownMenuRadioGroup, DropdownMenuRadioItem } from "./dropdown-menu-item.tsx";

const words = {
  en: {
    share: "Share",
    shareBy: "Share this vehicle",
    copy: "Copy the link",
    email: "Send by email",
    print: "Print the page",
    text: "Send by text message",
    remove: "Remove from saved",
    sort: "Sort by",
    orders: ["Newest", "Lowest price", "Highest price", "Lowest mileage"],
    soon: "Not on this device",
  },
  es: {
    share: "Compartir",
    shareBy: "Compartir este vehículo",
    copy: "Copiar el enlace a esta página",
    email: "Enviar por correo electrónico",
    print: "Imprimir la página",
    text: "Enviar por mensaje de texto",
    remove: "Quitar de los guardados",
    sort: "Ordenar los vehículos por",
    orders: ["Más recientes", "Precio más bajo", "Precio más alto", "Menor kilometraje en millas"],
    soon: "No disponible en este dispositivo",
  },
};

const guide: ComponentGuide = {
  purpose: "A button with a menu of actions: sharing a vehicle, sorting a list.",
  avoid: [
    "For links to other pages: use Menu, which works without JavaScript.",
    "For a form field: use Select or RadioGroup.",
    "For one or two actions: show them as buttons.",
  ],
  anatomy: [
    ["Trigger", "A button that labels the menu and has `aria-expanded`"],
    ["DropdownMenuLabel", "A heading above a group"],
    ["DropdownMenuItem", "An action: icon, text, detail; may be disabled or `danger`"],
    ["DropdownMenuRadioItem", "An option of a single-select group; the selected one has a check mark"],
    ["DropdownMenuSeparator", "A line between groups"],
  ],
  keyboard: [
    ["Enter, Space, Arrow Down", "On the trigger: opens the menu and focuses the first item"],
    ["Arrow Down, Arrow Up", "Moves to the next or previous item and wraps"],
    ["Home, End", "Moves to the first or last item"],
    ["A letter", "Moves to the next item that starts with it"],
    ["Enter, Space", "Runs the action, closes the menu, returns focus to the trigger"],
    ["Escape", "Closes the menu, returns focus to the trigger"],
  ],
  product: ["listing.md#order-and-pages", "interface.md#behaviour"],
};

const meta = {
  id: "components-dropdownmenu",
  title: "Overlays/DropdownMenu",
  component: DropdownMenu,
  subcomponents: {
    DropdownMenuItem,
    DropdownMenuLabel,
    DropdownMenuRadioGroup,
    DropdownMenuRadioItem,
    DropdownMenuSeparator,
  },
  tags: ["beta"],
  parameters: { guide },
  args: { trigger: <button type="button" />, onSelect: fn() },
  argTypes: {
    trigger: { control: false },
    open: { control: false },
    onOpenChange: { control: false },
    onSelect: { table: { disable: true } },
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;
type Words = (typeof words)["en"];
type Share = Partial<DropdownMenuProps> & { words: Words; onChosen?: (what: string) => void };

function ShareMenu({ words: t, onChosen = () => {}, children, ...args }: Share) {
  return (
    <DropdownMenu
      {...args}
      trigger={
        <Button variant="secondary">
          {t.share}
          <Glyph name="chevron-down" size={18} />
        </Button>
      }
    >
      <DropdownMenuLabel>{t.shareBy}</DropdownMenuLabel>
      <DropdownMenuItem icon={<Icon name="copy" />} onSelect={() => onChosen("copy")}>
        {t.copy}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<Icon name="mail" />} onSelect={() => onChosen("email")}>
        {t.email}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<Icon name="message" />} detail={t.soon} disabled>
        {t.text}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<Icon name="printer" />} onSelect={() => onChosen("print")}>
        {t.print}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={<Icon name="trash" />} tone="danger" onSelect={() => onChosen("remove")}>
        {t.remove}
      </DropdownMenuItem>
      {children ? <DropdownMenuSeparator /> : null}
      {children}
    </DropdownMenu>
  );
}

function SortMenu({ words: t, ...args }: Share) {
  const [order, setOrder] = useState(0);
  return (
    <DropdownMenu
      {...args}
      trigger={
        <Button variant="secondary">
          {t.orders[order]}
          <Glyph name="chevron-down" size={18} />
        </Button>
      }
    >
      <Orders words={t} order={order} onOrder={setOrder} />
    </DropdownMenu>
  );
}

type OrdersProps = { words: Words; order?: number; onOrder?: (order: number) => void };

function Orders({ words: t, order = 0, onOrder = () => {} }: OrdersProps) {
  return (
    <DropdownMenuRadioGroup
      aria-label={t.sort}
      value={String(order)}
      onValueChange={(value) => onOrder(Number(value))}
    >
      <DropdownMenuLabel>{t.sort}</DropdownMenuLabel>
      {t.orders.map((name, index) => (
        <DropdownMenuRadioItem key={name} value={String(index)}>
          {name}
        </DropdownMenuRadioItem>
      ))}
    </DropdownMenuRadioGroup>
  );
}

export const Playground: Story = {
  render: ({ align, onSelect }, context) => (
    <ShareMenu
      words={wordsOf(words, context)}
      onChosen={onSelect as unknown as (what: string) => void}
      {...(align ? { align } : {})}
    />
  ),
};

export const Sort: Story = {
  name: "One of several",
  render: (_, context) => <SortMenu words={wordsOf(words, context)} />,
};

export const AllStates: Story = {
  name: "States",
  parameters: inFrame(680),
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <States columns={3}>
        <State name="closed">
          <ShareMenu words={t} open={false} />
        </State>
        <State name="closed, naming what is taken">
          <SortMenu words={t} open={false} />
        </State>
        <State name="open: icons, disabled, danger, one of several">
          <div className="min-h-150">
            <ShareMenu words={t} open>
              <Orders words={t} />
            </ShareMenu>
          </div>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  parameters: inFrame(520),
  render: (_, context) => (
    <div className="min-h-110">
      <ShareMenu words={wordsOf(words, context)} open className="w-64!" />
    </div>
  ),
};

const openedMenu = () => within(document.body).findByRole("menu");
const gone = (menu: HTMLElement) => waitFor(() => expect(menu).not.toBeInTheDocument());

export const Keyboard: Story = {
  render: Playground.render,
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole("button");
    await userEvent.tab();
    let menu: HTMLElement;
    for (const key of ["{Enter}", " ", "{ArrowDown}"]) {
      await userEvent.keyboard(key);
      menu = await openedMenu();
      await expect(menu).toHaveAccessibleName("Share");
      await waitFor(() => expect(within(menu).getByText("Copy the link").parentElement).toHaveFocus());
      await userEvent.keyboard("{Escape}");
      await gone(menu);
      await waitFor(() => expect(trigger).toHaveFocus());
    }
    await userEvent.keyboard("{Enter}");
    menu = await openedMenu();
    const item = (name: string) => within(menu).getByRole("menuitem", { name });
    await waitFor(() => expect(item("Copy the link")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(item("Send by email")).toHaveFocus());
    // Skips the disabled item.
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(item("Print the page")).toHaveFocus());
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(item("Remove from saved")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(item("Copy the link")).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(item("Remove from saved")).toHaveFocus());
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(item("Copy the link")).toHaveFocus());
    await userEvent.keyboard("p");
    await waitFor(() => expect(item("Print the page")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await gone(menu);
    await expect(args.onSelect).toHaveBeenLastCalledWith("print");
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    menu = await openedMenu();
    await waitFor(() => expect(item("Copy the link")).toHaveFocus());
    await userEvent.keyboard(" ");
    await gone(menu);
    await expect(args.onSelect).toHaveBeenLastCalledWith("copy");
  },
};

export const SelectsSortOrder: Story = {
  render: Sort.render,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Newest" });
    await userEvent.click(trigger);
    const menu = await openedMenu();
    await expect(within(menu).getByRole("group", { name: "Sort by" })).toBeVisible();
    await expect(within(menu).getByRole("menuitemradio", { name: "Newest" })).toBeChecked();
    await userEvent.click(within(menu).getByRole("menuitemradio", { name: "Lowest price" }));
    await gone(menu);
    await expect(trigger).toHaveTextContent("Lowest price");
    await userEvent.click(trigger);
    await expect(
      within(await openedMenu()).getByRole("menuitemradio", { name: "Lowest price" }),
    ).toBeChecked();
    await userEvent.keyboard("{Escape}");
  },
};
