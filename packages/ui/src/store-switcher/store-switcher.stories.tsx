import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { OpenNow } from "../open-now/open-now.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { sampleStores } from "../storybook/sample-dealership.tsx";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { type StoreChoice, StoreSwitcher, type StoreSwitcherProps } from "./store-switcher.tsx";

const words = {
  en: { vehicles: (count: number) => `${count} vehicles`, six: "6 PM", half: "5:30 PM" },
  es: { vehicles: (count: number) => `${count} vehículos`, six: "6 p. m.", half: "5:30 p. m." },
};

const guide: ComponentGuide = {
  purpose: "Shows the selected store and lets the visitor select another.",
  avoid: [
    "For filtering a list by store: use a filter, which allows several stores.",
    "To link to a store's page: use Link.",
  ],
  anatomy: [
    ["Button", "The selected store's name, or `Choose your store`"],
    ["Panel", "A native popover with a form; works without JavaScript"],
    ["Stores", "A radio group: name, address, opening state, vehicles"],
    ["Submit", "Applies the selection"],
  ],
  keyboard: [
    ["Enter, Space", "On the button: shows or hides the stores. On the submit button: submits"],
    ["Tab", "Moves through button, radio group (one tab stop), submit button"],
    ["Down, Right, Up, Left", "In the radio group: selects the next or previous store"],
    ["Escape", "Hides the stores, returns focus to the button"],
  ],
  product: ["site.md#variants", "dealership.md#hours"],
};

type Context = { globals: Record<string, unknown> };

function storesOf(context: Context): StoreChoice[] {
  const t = wordsOf(words, context);
  const { openNow } = messagesOf(context);
  const open = [
    <OpenNow key="1" state="open">
      {openNow.openUntil(t.six)}
    </OpenNow>,
    <OpenNow key="2" state="open">
      {openNow.openUntil(t.six)}
    </OpenNow>,
    <OpenNow key="3" state="closing-soon">
      {openNow.closesAt(t.half)}
    </OpenNow>,
    <OpenNow key="4" state="closed">
      {openNow.closed}
    </OpenNow>,
  ];
  return sampleStores.map((store, index) => ({
    value: store.id,
    name: store.name,
    address: store.address[0],
    open: open[index],
    detail: t.vehicles(store.vehicles),
  }));
}

const meta = {
  id: "components-storeswitcher",
  title: "Navigation/StoreSwitcher",
  component: StoreSwitcher,
  tags: ["stable"],
  parameters: { guide },
  args: { label: "", legend: "", stores: [], submitLabel: "", selected: "north" },
  render: (args, context) => <Switcher context={context} {...args} />,
} satisfies Meta<typeof StoreSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

function Switcher({ context, ...args }: Partial<StoreSwitcherProps> & { context: Context }) {
  const t = messagesOf(context).storeSwitcher;
  const stores = args.stores?.length ? args.stores : storesOf(context);
  const chosen = stores.find(({ value }) => value === args.selected);
  return (
    <StoreSwitcher
      hint={t.hint}
      {...args}
      stores={stores}
      label={
        args.label ||
        (chosen ? (
          <>
            <VisuallyHidden>{t.chosen}</VisuallyHidden> {chosen.name}
          </>
        ) : (
          t.choose
        ))
      }
      legend={args.legend || t.choose}
      submitLabel={args.submitLabel || t.submit}
    />
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => (
    <div className="min-h-180">
      <States columns={3}>
        <State name="a store is chosen, open">
          <Switcher context={context} selected="north" data-testid="opened" />
        </State>
        <State name="none chosen">
          <Switcher context={context} selected={undefined} />
        </State>
        <State name="in a line of words">
          <Switcher context={context} selected="riverside" variant="text" />
        </State>
        <State name="on a dark band">
          <div className="surface-inverse rounded-md px-4 py-2 text-caption">
            <Switcher context={context} selected="airport" variant="text" />
          </div>
        </State>
      </States>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const opened = within(canvasElement).getByTestId("opened");
    await userEvent.click(opened.querySelector<HTMLElement>("[popovertarget]")!);
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  decorators: [(Story) => <div className="min-h-180 max-w-60">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector<HTMLElement>("[popovertarget]")!);
  },
};

const onSubmit = fn();

export const Keyboard: Story = {
  render: (args, context) => (
    <Switcher
      context={context}
      {...args}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.target as HTMLFormElement).get("store"));
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "Your store: Larkspur North" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const north = canvas.getByRole("radio", { name: /North/ });
    await expect(canvas.getByText("Choose your store")).toBeVisible();
    await expect(north).toBeChecked();

    await userEvent.tab();
    await expect(north).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    const riverside = canvas.getByRole("radio", { name: /Riverside/ });
    await expect(riverside).toHaveFocus();
    await expect(riverside).toBeChecked();
    await expect(onSubmit).not.toHaveBeenCalled();

    await userEvent.tab();
    const submit = canvas.getByRole("button", { name: "Use this store" });
    await expect(submit).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await expect(onSubmit).toHaveBeenCalledWith("riverside");
    // Not tested here: Escape closes a native popover, and synthetic keys do not trigger it.
    await expect(canvasElement.querySelector("[popover]")).toHaveAttribute("popover", "auto");
  },
};

/** Without JavaScript the form submits to the site; a selection is required. */
export const SubmitsWithoutJavaScript: Story = {
  args: {
    selected: undefined,
    action: "/choose-store",
    fields: <input type="hidden" name="back" value="/contact-us" />,
  },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector("form")!;
    await expect(form).toHaveAttribute("action", "/choose-store");
    await expect(form).toHaveAttribute("method", "post");
    await expect(form.checkValidity()).toBe(false);
    canvasElement.querySelector<HTMLInputElement>('[value="airport"]')!.checked = true;
    await expect(Object.fromEntries(new FormData(form))).toEqual({ back: "/contact-us", store: "airport" });
  },
};
