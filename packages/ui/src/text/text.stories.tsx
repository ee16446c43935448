import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { Heading, Text } from "./text.tsx";

const words = {
  en: {
    heading: "Find your next Mitsubishi",
    text: "Every price includes our dealer fees. Taxes, title and registration are charged by the state.",
    error: "We could not save this vehicle.",
  },
  es: {
    heading: "Encuentre su próximo Mitsubishi en cualquiera de nuestras sucursales",
    text: "Todos los precios incluyen los cargos del concesionario. Los impuestos, el título y el registro los cobra el estado.",
    error: "No pudimos guardar este vehículo.",
  },
};

const guide: ComponentGuide = {
  purpose: "Text in one of the kit's sizes and tones. Heading separates level and size.",
  avoid: [
    "For a price or a payment: use Price or Payment, which require their terms.",
    "To set a heading's size by its level: `level` is for the outline, `size` for the style.",
    "For text below 12 px.",
  ],
  anatomy: [
    ["Text", "A paragraph, or the element in `as`"],
    ["Heading", "h1 to h4 by `level`; `size` overrides the default size"],
  ],
  keyboard: [],
  product: ["interface.md#look", "content.md#voice"],
};

const meta = {
  id: "components-text",
  title: "Content/Text",
  component: Text,
  subcomponents: { Heading },
  tags: ["stable"],
  parameters: { guide },
  argTypes: { as: { control: false } },
  render: (args, context) => <Text {...args}>{args.children ?? wordsOf(words, context).text}</Text>,
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const headingSizes = ["hero", "band", "page", "dialog", "section", "card", "small", "label"] as const;
const textSizes = ["lead", "base", "control", "sm", "caption", "fine"] as const;
const tones = ["default", "muted", "subtle", "accent", "danger"] as const;
const weights = ["normal", "medium", "semibold"] as const;

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { heading, text, error } = wordsOf(words, context);
    return (
      <div className="grid gap-10">
        <States columns={1}>
          {headingSizes.map((size) => (
            <State key={size} name={`Heading, size ${size}`}>
              <Heading level={2} size={size}>
                {heading}
              </Heading>
            </State>
          ))}
        </States>
        <States columns={2}>
          {textSizes.map((size) => (
            <State key={size} name={`size ${size}`}>
              <Text size={size}>{text}</Text>
            </State>
          ))}
          {tones.map((tone) => (
            <State key={tone} name={`tone ${tone}`}>
              <Text tone={tone}>{tone === "danger" ? error : text}</Text>
            </State>
          ))}
          {weights.map((weight) => (
            <State key={weight} name={`weight ${weight}`}>
              <Text weight={weight}>{text}</Text>
            </State>
          ))}
        </States>
      </div>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => {
    const { heading, text } = wordsOf(words, context);
    return (
      <div className="grid w-56 gap-3">
        <Heading level={2}>{heading}</Heading>
        <Text tone="muted">{text}</Text>
      </div>
    );
  },
};
