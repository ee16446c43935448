import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { KitLocale } from "../messages/messages.ts";
import { Panel } from "../panel/panel.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { Grid } from "./grid.tsx";

const words: Record<KitLocale, readonly (readonly [title: string, text: string])[]> = {
  en: [
    ["Oil change", "Full synthetic, with a 30-point look underneath."],
    ["Brakes", "Pads, rotors and fluid; you see the worn part."],
    ["Tires", "Mounted, balanced and rotated for free."],
    ["Battery", "Tested while you wait."],
    ["Alignment", "On the rack, with the printout."],
    ["Recalls", "Free, and we order the parts first."],
  ],
  es: [
    ["Cambio de aceite", "Aceite totalmente sintético e inspección de 30 puntos por debajo del vehículo."],
    ["Frenos", "Pastillas, discos y líquido; le mostramos la pieza desgastada."],
    ["Neumáticos", "Montaje, balanceo y rotación sin costo adicional."],
    ["Batería", "La probamos mientras espera."],
    ["Alineación", "En el elevador, con el informe impreso."],
    ["Llamados a revisión", "Sin costo, y pedimos las piezas por adelantado."],
  ],
};

const guide: ComponentGuide = {
  purpose: "A responsive grid of cards or text columns.",
  avoid: [
    "For vehicles: use VehicleGrid, which fits the card's width.",
    "For two different parts, such as a form and its summary: lay them out in the page.",
  ],
  anatomy: [
    ["Grid", "At most `columns`; fewer below the minimum column width (20, 18 or 15 rem)"],
    ["Gap", "`cards` 20 px (16 below 1024 px), `columns` 40 px (32)"],
  ],
  keyboard: [],
  product: ["interface.md#look"],
};

const meta = {
  id: "components-grid",
  title: "Layout/Grid",
  component: Grid,
  tags: ["beta"],
  parameters: { guide },
  args: { columns: 3, gap: "cards" },
  render: (args, context) => (
    <Grid {...args}>
      {wordsOf(words, context).map(([title, text]) => (
        <Card key={title} title={title} text={text} />
      ))}
    </Grid>
  ),
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

function Card({ title, text }: { title: string; text: string }) {
  return (
    <Panel as="article">
      <h3 className="font-semibold text-xl">{title}</h3>
      <p className="mt-1 text-muted">{text}</p>
    </Panel>
  );
}

function Column({ title, text }: { title: string; text: string }) {
  return (
    <li className="border-line-strong border-t pt-4">
      <h3 className="font-semibold text-xl">{title}</h3>
      <p className="mt-1 text-muted">{text}</p>
    </li>
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const items = wordsOf(words, context);
    return (
      <States columns={1}>
        {([2, 3, 4] as const).map((columns) => (
          <State key={columns} name={`${columns} columns of cards`}>
            <Grid columns={columns}>
              {items.slice(0, columns + 1).map(([title, text]) => (
                <Card key={title} title={title} text={text} />
              ))}
            </Grid>
          </State>
        ))}
        <State name="4 columns of text, a list">
          <Grid as="ul" columns={4} gap="columns">
            {items.slice(0, 4).map(([title, text]) => (
              <Column key={title} title={title} text={text} />
            ))}
          </Grid>
        </State>
        <State name="in a narrow place, 24 rem">
          <div className="max-w-96">
            <Grid columns={4}>
              {items.slice(0, 2).map(([title, text]) => (
                <Card key={title} title={title} text={text} />
              ))}
            </Grid>
          </div>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  args: { columns: 4 },
  decorators: [(Story) => <div className="max-w-160">{Story()}</div>],
};

/** The container's width decides, not the screen: three fit in 60 rem, one in 20. */
export const FitsContainer: Story = {
  render: (_, context) => (
    <>
      {[960, 320].map((width) => (
        <div key={width} style={{ width }}>
          <Grid columns={3} data-width={width}>
            {wordsOf(words, context).map(([title, text]) => (
              <Card key={title} title={title} text={text} />
            ))}
          </Grid>
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const columnsAt = (width: number) => {
      const grid = canvasElement.querySelector(`[data-width="${width}"]`)!;
      return getComputedStyle(grid).gridTemplateColumns.split(" ").length;
    };
    await expect(columnsAt(960)).toBe(3);
    await expect(columnsAt(320)).toBe(1);
  },
};
