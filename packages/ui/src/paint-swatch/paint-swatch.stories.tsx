import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { Illustration } from "../storybook/example-pictures.tsx";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf, wordsOf } from "../storybook/words.ts";
import { type PaintFamily, paintColors } from "./paint-colors.ts";
import { PaintDot, PaintSwatch } from "./paint-swatch.tsx";

const families: Record<"en" | "es", Record<PaintFamily, string>> = {
  en: {
    white: "White",
    silver: "Silver",
    gray: "Gray",
    black: "Black",
    red: "Red",
    blue: "Blue",
    green: "Green",
    orange: "Orange",
    yellow: "Yellow",
    brown: "Brown",
    beige: "Beige",
    gold: "Gold",
    purple: "Purple",
  },
  es: {
    white: "Blanco",
    silver: "Plateado",
    gray: "Gris",
    black: "Negro",
    red: "Rojo",
    blue: "Azul",
    green: "Verde",
    orange: "Naranja",
    yellow: "Amarillo",
    brown: "Marrón",
    beige: "Beige",
    gold: "Dorado",
    purple: "Morado",
  },
};

const guide: ComponentGuide = {
  purpose: "A paint: its colour and the manufacturer's name, over an image, in a filter, in a list of specs.",
  avoid: [
    "Without the name: colours alone are hard to distinguish, and screens differ.",
    "For an interface colour: use a token. Paint is data and does not depend on the brand.",
  ],
  anatomy: [
    ["Pill", "An opaque surface, so that the name is legible over any image"],
    ["Name", "The manufacturer's name, preceded by `label` for screen readers"],
    ["Dot", "The nearest paint family, outlined so that white is visible on white"],
  ],
  keyboard: [],
  product: ["vehicle-page.md#pictures", "listing.md#filters"],
};

const meta = {
  title: "Vehicle/PaintSwatch",
  component: PaintSwatch,
  subcomponents: { PaintDot },
  tags: ["stable"],
  parameters: { guide },
  args: { label: "", name: "Cosmic Blue Metallic", paint: "blue" },
  argTypes: { label: { control: false } },
  render: (args, context) => <PaintSwatch {...args} label={messagesOf(context).paintSwatch.exterior} />,
} satisfies Meta<typeof PaintSwatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { exterior } = messagesOf(context).paintSwatch;
    const names = wordsOf(families, context);
    return (
      <States columns={3}>
        <State name="with its family">
          <PaintSwatch label={exterior} name="Cosmic Blue Metallic" paint="blue" />
        </State>
        <State name="family not known">
          <PaintSwatch label={exterior} name="Two-tone Sterling" paint={null} />
        </State>
        <State name="a long name in a narrow place">
          <div className="w-44">
            <PaintSwatch label={exterior} name="White Diamond Tri-Coat Pearl Metallic" paint="white" />
          </div>
        </State>
        <State name="over a picture">
          <Illustration body="crossover" paint="blue" locale={localeOf(context)}>
            <PaintSwatch
              label={exterior}
              name="Cosmic Blue Metallic"
              paint="blue"
              className="absolute start-3 bottom-3"
            />
          </Illustration>
        </State>
        <State name="all families, as dots beside their names">
          <ul className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
            {(Object.keys(paintColors) as PaintFamily[]).map((paint) => (
              <li key={paint} className="flex items-center gap-2">
                <PaintDot paint={paint} />
                {names[paint]}
              </li>
            ))}
          </ul>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-48">
      <PaintSwatch
        label={messagesOf(context).paintSwatch.exterior}
        name="Blanco diamante perlado de tres capas"
        paint="white"
      />
    </div>
  ),
};
