import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { Illustration } from "../storybook/example-pictures.tsx";
import { State, States } from "../storybook/states.tsx";
import { localeOf, wordsOf } from "../storybook/words.ts";
import { ModelCard } from "./model-card.tsx";

const words = {
  en: {
    from: "from",
    phev: "Plug-in hybrid. 38 miles on electricity, then gas.",
    cross: "The compact SUV with standard all-wheel control.",
    sport: "Easy to park, with room for five.",
    payment: "$459/mo est., 72 mo, 5.9% APR, 10% down",
  },
  es: {
    from: "desde",
    phev: "Híbrido enchufable. Recorre 38 millas con electricidad y luego usa gasolina.",
    cross: "El SUV compacto con tracción en las cuatro ruedas de serie.",
    sport: "Fácil de estacionar, con espacio para cinco.",
    payment: "$459/mes est., 72 meses, 5.9% APR, 10% de enganche",
  },
};

const guide: ComponentGuide = {
  purpose: "A model of the range with its starting price.",
  avoid: ["For a vehicle in stock: use VehicleCard.", "With a payment whose terms are not visible."],
  anatomy: [
    ["Card", "One click target: the title's link covers it"],
    ["Picture", "A VehicleImage; beside the text on phones, above it on wide screens"],
    ["Title and text", "The model, and one sentence"],
    ["Price", "The starting price, fees included; a payment with its terms below"],
  ],
  keyboard: [
    ["Tab", "Moves to the model's link"],
    ["Enter", "Opens the model's list"],
  ],
  product: ["content.md#pages-and-parts", "payments.md#headline-price"],
};

const meta = {
  title: "Vehicle/ModelCard",
  component: ModelCard,
  tags: ["stable"],
  parameters: { guide },
  args: { href: "#model", title: "2025 Outlander PHEV", fromLabel: "", price: "$40,445", image: null },
  argTypes: { fromLabel: { control: false }, image: { control: false } },
  render: (args, context) => {
    const t = wordsOf(words, context);
    return (
      <div className="max-w-140">
        <ModelCard
          {...args}
          fromLabel={t.from}
          text={t.phev}
          image={<Illustration body="suv" paint="white" locale={localeOf(context)} ratio="wide" />}
        />
      </div>
    );
  },
} satisfies Meta<typeof ModelCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    const locale = localeOf(context);
    return (
      <div className="grid gap-7">
        <States columns={2}>
          <State name="with a sentence">
            <ModelCard
              href="#phev"
              title="2025 Outlander PHEV"
              text={t.phev}
              fromLabel={t.from}
              price="$40,445"
              image={<Illustration body="suv" paint="white" locale={locale} ratio="wide" />}
            />
          </State>
          <State name="with a payment and its terms">
            <ModelCard
              href="#cross"
              title="2025 Eclipse Cross"
              text={t.cross}
              fromLabel={t.from}
              price="$30,845"
              payment={t.payment}
              image={<Illustration body="crossover" paint="red" locale={locale} ratio="wide" />}
            />
          </State>
        </States>
        <State name="a row of four: one wide">
          <div className="grid gap-3.5 md:grid-cols-2 md:gap-5 lg:grid-cols-4">
            <ModelCard
              wide
              href="#wide"
              title="2025 Outlander PHEV"
              text={t.phev}
              fromLabel={t.from}
              price="$40,445"
              image={<Illustration body="suv" paint="blue" locale={locale} ratio="wide" />}
            />
            <ModelCard
              href="#one"
              title="2025 Eclipse Cross"
              text={t.cross}
              fromLabel={t.from}
              price="$26,790"
              image={<Illustration body="crossover" paint="red" locale={locale} ratio="wide" />}
            />
            <ModelCard
              href="#two"
              title="2025 Outlander Sport"
              text={t.sport}
              fromLabel={t.from}
              price="$23,990"
              image={<Illustration body="compact-suv" paint="orange" locale={locale} ratio="wide" />}
            />
          </div>
        </State>
      </div>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <div className="w-80">
        <ModelCard
          href="#phev"
          title="Outlander híbrido enchufable 2025"
          text={t.phev}
          fromLabel={t.from}
          price="$40,445"
          payment={t.payment}
          image={<Illustration body="suv" paint="white" locale="es" ratio="wide" />}
        />
      </div>
    );
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole("link", { name: /Outlander PHEV/ });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { left, top, width, height } = canvas.getByRole("img").getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
  },
};
