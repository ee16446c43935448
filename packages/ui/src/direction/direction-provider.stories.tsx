import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { Tabs } from "../tabs/tabs.tsx";
import { DirectionProvider } from "./direction-provider.tsx";

const words = {
  en: {
    label: "Offers by department",
    tabs: [
      ["sales", "Sales", "Seven offers on new vehicles."],
      ["service", "Service", "Four offers for your next visit."],
    ],
  },
  es: {
    label: "Ofertas por departamento",
    tabs: [
      ["sales", "Ventas de vehículos nuevos", "Siete ofertas para vehículos nuevos."],
      ["service", "Servicio y mantenimiento", "Cuatro ofertas para su próxima visita."],
    ],
  },
};

const guide: ComponentGuide = {
  purpose:
    "Passes the reading direction to components with arrow keys or swipes. Needed only for right-to-left pages.",
  avoid: [
    "To mirror styles: `dir` on the page is enough.",
    "For a single word in another script: use `dir` and `lang` on it.",
  ],
  anatomy: [["Provider", "Renders no element"]],
  keyboard: [["Arrow Left, Arrow Right", "In tabs, menus and sliders: follow the reading direction"]],
  product: ["interface.md#behaviour"],
};

const meta = {
  id: "components-directionprovider",
  title: "Layout/DirectionProvider",
  component: DirectionProvider,
  tags: ["beta"],
  parameters: { guide },
  args: { dir: "rtl" },
} satisfies Meta<typeof DirectionProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

function Example({ dir, words: w }: { dir: "ltr" | "rtl"; words: (typeof words)["en"] }) {
  return (
    <DirectionProvider dir={dir}>
      <div dir={dir}>
        <Tabs
          label={w.label}
          items={w.tabs.map(([value, label, text]) => ({ value: value!, label, content: <p>{text}</p> }))}
        />
      </div>
    </DirectionProvider>
  );
}

export const Playground: Story = {
  render: ({ dir }, context) => <Example dir={dir} words={wordsOf(words, context)} />,
};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => (
    <States>
      {(["ltr", "rtl"] as const).map((dir) => (
        <State key={dir} name={dir}>
          <Example dir={dir} words={wordsOf(words, context)} />
        </State>
      ))}
    </States>
  ),
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-64">
      <Example dir="rtl" words={wordsOf(words, context)} />
    </div>
  ),
};

export const Keyboard: Story = {
  render: Playground.render,
  play: async ({ canvasElement }) => {
    const [sales, service] = within(canvasElement).getAllByRole("tab");
    await userEvent.tab();
    await expect(sales).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(service).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(sales).toHaveFocus();
  },
};
