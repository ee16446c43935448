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
  purpose: "A button's menu of actions on what is in view: sharing a vehicle, ordering a list.",
  avoid: [
    "For links to other pages: use Menu, which is a list of links and works before JavaScript arrives.",
    "For a choice in a form: use Select or radio buttons.",
    "For one or two actions: show them as buttons.",
  ],
  anatomy: [
    ["Trigger", "A button that names the menu and says whether it is open"],
    ["DropdownMenuLabel", "A heading over a group"],
    ["DropdownMenuItem", "An action: icon, words, detail; it may be disabled or dangerous"],
    ["DropdownMenuRadioItem", "A choice of a group of which one is taken, with a check mark"],
    ["DropdownMenuSeparator", "A line between groups"],
  ],
  keyboard: [
    ["Enter, Space, Arrow Down", "On the trigger: opens the menu, focus goes to the first item"],
    ["Arrow Down, Arrow Up", "Next and previous item, from the last to the first and back"],
    ["Home, End", "First and last item"],
    ["A letter", "The next item that starts with it"],
    ["Enter, Space", "Does what the item says and closes the menu; focus returns to the trigger"],
    ["Escape", "Closes the menu; focus returns to the trigger"],
  ],
  product: ["listing.md#order-and-pages", "interface.md#behaviour"],
};

const meta = {
  title: "Components/DropdownMenu",
  component: DropdownMenu,
  subcomponents: {
    DropdownMenuItem,
    DropdownMenuLabel,
    DropdownMenuRadioGroup,
    DropdownMenuRadioItem,
    DropdownMenuSeparator,
  },
  tags: ["stable"],
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

function ShareMenu({ words: w, onChosen = () => {}, children, ...args }: Share) {
  return (
    <DropdownMenu
      {...args}
      trigger={
        <Button variant="secondary">
          {w.share}
          <Glyph name="chevron-down" size={18} />
        </Button>
      }
    >
      <DropdownMenuLabel>{w.shareBy}</DropdownMenuLabel>
      <DropdownMenuItem icon={<Icon name="copy" />} onSelect={() => onChosen("copy")}>
        {w.copy}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<Icon name="mail" />} onSelect={() => onChosen("email")}>
        {w.email}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<Icon name="message" />} detail={w.soon} disabled>
        {w.text}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<Icon name="printer" />} onSelect={() => onChosen("print")}>
        {w.print}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={<Icon name="trash" />} tone="danger" onSelect={() => onChosen("remove")}>
        {w.remove}
      </DropdownMenuItem>
      {children ? <DropdownMenuSeparator /> : null}
      {children}
    </DropdownMenu>
  );
}

function SortMenu({ words: w, ...args }: Share) {
  const [order, setOrder] = useState(0);
  return (
    <DropdownMenu
      {...args}
      trigger={
        <Button variant="secondary">
          {w.orders[order]}
          <Glyph name="chevron-down" size={18} />
        </Button>
      }
    >
      <Orders words={w} order={order} onOrder={setOrder} />
    </DropdownMenu>
  );
}

type OrdersProps = { words: Words; order?: number; onOrder?: (order: number) => void };

function Orders({ words: w, order = 0, onOrder = () => {} }: OrdersProps) {
  return (
    <DropdownMenuRadioGroup
      aria-label={w.sort}
      value={String(order)}
      onValueChange={(value) => onOrder(Number(value))}
    >
      <DropdownMenuLabel>{w.sort}</DropdownMenuLabel>
      {w.orders.map((name, index) => (
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
    const w = wordsOf(words, context);
    return (
      <States columns={3}>
        <State name="closed">
          <ShareMenu words={w} open={false} />
        </State>
        <State name="closed, naming what is taken">
          <SortMenu words={w} open={false} />
        </State>
        <State name="open: icons, disabled, danger, one of several">
          <div className="min-h-150">
            <ShareMenu words={w} open>
              <Orders words={w} />
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
    // The disabled item is passed over.
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

export const ChoosingAnOrder: Story = {
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
