import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { Tabs } from "./tabs.tsx";

const words = {
  en: {
    label: "Offers by department",
    tabs: [
      ["sales", "Sales", "7", "0.0% APR for 48 months on new 2026 Outlanders, and six more offers."],
      ["service", "Service", "4", "Synthetic oil change for $69.95, and three more offers."],
      ["dealer", "Every visit", "2", "Lifetime powertrain warranty, and first-time buyer program."],
    ],
    hoursLabel: "Opening hours by department",
    hours: [
      ["sales", "Sales", "Monday to Saturday, 9 AM to 7 PM"],
      ["service", "Service", "Monday to Friday, 7:30 AM to 6 PM"],
      ["parts", "Parts", "Closed for the move until March 16"],
    ],
  },
  es: {
    label: "Ofertas por departamento",
    tabs: [
      [
        "sales",
        "Ventas de vehículos",
        "7",
        "0.0% APR por 48 meses en Outlander 2026 nuevos y seis ofertas más.",
      ],
      [
        "service",
        "Servicio y mantenimiento",
        "4",
        "Cambio de aceite sintético por $69.95 y tres ofertas más.",
      ],
      ["dealer", "En cada visita", "2", "Garantía de por vida del tren motriz y programa de primera compra."],
    ],
    hoursLabel: "Horario por departamento",
    hours: [
      ["sales", "Ventas", "De lunes a sábado, de 9 a. m. a 7 p. m."],
      ["service", "Servicio", "De lunes a viernes, de 7:30 a. m. a 6 p. m."],
      ["parts", "Repuestos", "Cerrado por mudanza hasta el 16 de marzo"],
    ],
  },
} as const;

const guide: ComponentGuide = {
  purpose: "Switches between a few similar panels: offers or hours by department.",
  avoid: [
    "For the parts of a vehicle page: show them one below the other, because many shoppers miss tabs.",
    "For a form field: use SegmentedControl.",
    "For separate pages: use links.",
  ],
  anatomy: [
    ["Row of tabs", "Labelled; scrolls sideways if it does not fit"],
    ["Tab", "Text and an optional count; a line marks the selected one"],
    ["Panel", "The selected tab's panel; the others are not rendered"],
  ],
  keyboard: [
    ["Tab", "Moves focus to the selected tab, then to its panel"],
    ["Arrow Left, Arrow Right", "Moves focus along the tabs and wraps; mirrored in right-to-left pages"],
    ["Home, End", "Moves focus to the first or last tab"],
    ["Enter, Space", "Selects the focused tab"],
  ],
  product: ["offers.md#fields", "dealership.md#hours"],
};

const meta = {
  id: "components-tabs",
  title: "Navigation/Tabs",
  component: Tabs,
  tags: ["beta"],
  parameters: { guide },
  args: { label: "", items: [] },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Words = (typeof words)["en" | "es"];

const offers = (t: Words) =>
  t.tabs.map(([value, label, count, text]) => ({
    value,
    label,
    count,
    content: <p className="text-muted">{text}</p>,
  }));

const hours = (t: Words) =>
  t.hours.map(([value, label, text]) => ({ value, label, content: <p className="text-muted">{text}</p> }));

export const Playground: Story = {
  render: (args, context) => {
    const t = wordsOf<Words>(words, context);
    return <Tabs {...args} label={args.label || t.label} items={offers(t)} />;
  },
};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf<Words>(words, context);
    return (
      <States>
        <State name="the first is shown, with counts">
          <Tabs label={t.label} items={offers(t)} />
        </State>
        <State name="another is shown">
          <Tabs label={t.hoursLabel} items={hours(t)} defaultValue="service" />
        </State>
        <State name="one cannot be chosen">
          <Tabs
            label={t.hoursLabel}
            items={hours(t).map((item) => ({ ...item, disabled: item.value === "parts" }))}
          />
        </State>
        <State name="no room: the row scrolls">
          <div className="w-56">
            <Tabs label={t.label} items={offers(t)} defaultValue="sales" />
          </div>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => {
    const t = wordsOf<Words>(words, context);
    return (
      <div className="w-72">
        <Tabs label={t.label} items={offers(t)} />
      </div>
    );
  },
};

export const Keyboard: Story = {
  render: Playground.render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [sales, service, dealer] = canvas.getAllByRole("tab");
    await expect(canvas.getByRole("tablist")).toHaveAccessibleName("Offers by department");
    await userEvent.tab();
    await expect(sales).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(service).toHaveFocus();
    // Moving focus does not select a tab.
    await expect(sales).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("0.0% APR");
    await userEvent.keyboard("{Enter}");
    await expect(service).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel", { name: /Service/ })).toHaveTextContent("oil change");
    await userEvent.keyboard("{End}");
    await expect(dealer).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(sales).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(dealer).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(dealer).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Home}");
    await expect(sales).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
    // Tab moves focus to the selected tab.
    canvas.getByRole("tabpanel").blur();
    await userEvent.tab();
    await expect(dealer).toHaveFocus();
  },
};

export const KeyboardFromRightToLeft: Story = {
  globals: { direction: "rtl" },
  render: Playground.render,
  play: async ({ canvasElement }) => {
    const [sales, service] = within(canvasElement).getAllByRole("tab");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(service).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(sales).toHaveFocus();
  },
};
