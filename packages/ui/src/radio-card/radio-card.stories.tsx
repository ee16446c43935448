import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { RadioGroup } from "../radio-group/radio-group.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { RadioCard } from "./radio-card.tsx";

const words = {
  en: {
    credit: "About where is your credit score?",
    creditError: "Choose a range. Your best guess is fine.",
    ranges: [
      ["620 or higher", "Base rate"],
      ["600 to 619", "+1.5 points"],
      ["580 to 599", "+3 points"],
    ],
    condition: "What condition is your Tacoma in?",
    conditions: [
      ["Great", "Looks and drives like new. No dents, no warning lights, every feature works."],
      ["Good", "Normal wear for its age: a few small scratches, clean interior, nothing to repair first."],
      ["Fair", "Needs some work. Dents, worn tires, a cracked windshield or one warning light."],
    ],
  },
  es: {
    credit: "¿Cuál es su puntaje de crédito, aproximadamente?",
    creditError: "Elija un rango. Basta con un cálculo aproximado.",
    ranges: [
      ["620 o más", "Tasa base"],
      ["De 600 a 619", "+1.5 puntos"],
      ["De 580 a 599", "+3 puntos"],
    ],
    condition: "¿En qué condición está su Tacoma?",
    conditions: [
      ["Excelente", "Se ve y se maneja como nuevo. Sin golpes ni luces de advertencia; todo funciona."],
      [
        "Buena",
        "Desgaste normal para su edad: algunos rayones pequeños, interior limpio, nada que reparar antes.",
      ],
      [
        "Regular",
        "Necesita algo de trabajo: golpes, llantas gastadas, el parabrisas agrietado o una luz de advertencia.",
      ],
    ],
  },
};

const guide: ComponentGuide = {
  purpose: "A large radio option with a description, for the question of a step in a flow.",
  avoid: [
    "In a long form: use Radio, which is smaller.",
    "For a number or a single word: use SegmentedControl.",
    'Alone: put several in a RadioGroup with `variant="cards"`.',
  ],
  anatomy: [
    ["Card", "The label of a native radio; fully clickable, at least 64 px high"],
    ["Ring", "Filled if selected; the card's border is thicker too, so that colour is not the only sign"],
    ["Label, description", "The option and its meaning"],
    ["Detail", "At the end: its effect on a rate or price"],
  ],
  keyboard: [
    ["Tab", "Moves to the selected or first card; the group is one tab stop"],
    ["Arrow keys", "Select the next or previous card and wrap"],
    ["Space", "Selects the focused card"],
  ],
  product: ["visitor.md#pricing-wizard", "trade-in.md#answers"],
};

const meta = {
  title: "Forms/RadioCard",
  component: RadioCard,
  tags: ["stable"],
  parameters: { guide },
  args: { label: "" },
  render: ({ label, ...args }, context) => {
    const [name, description] = wordsOf(words, context).conditions[1]!;
    return (
      <div className="max-w-xl">
        <RadioCard name="condition" label={label || name} description={description} {...args} />
      </div>
    );
  },
} satisfies Meta<typeof RadioCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

type Words = (typeof words)["en"];

function Credit({ t, name, error, chosen }: { t: Words; name: string; error?: string; chosen?: number }) {
  return (
    <RadioGroup variant="cards" legend={t.credit} error={error}>
      {t.ranges.map(([label, detail], index) => (
        <RadioCard
          key={label}
          name={name}
          value={index}
          label={label}
          detail={detail}
          defaultChecked={index === chosen}
          aria-invalid={error ? true : undefined}
        />
      ))}
    </RadioGroup>
  );
}

function Condition({ t, name, chosen }: { t: Words; name: string; chosen?: number }) {
  return (
    <RadioGroup variant="cards" legend={t.condition}>
      {t.conditions.map(([label, description], index) => (
        <RadioCard
          key={label}
          name={name}
          value={index}
          label={label}
          description={description}
          defaultChecked={index === chosen}
        />
      ))}
    </RadioGroup>
  );
}

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    const [name, description] = t.conditions[1]!;
    return (
      <States>
        <State name="default and chosen, with detail">
          <Credit t={t} name="a" chosen={1} />
        </State>
        <State name="with description">
          <Condition t={t} name="b" chosen={1} />
        </State>
        <State name="invalid">
          <Credit t={t} name="c" error={t.creditError} />
        </State>
        <State name="disabled, disabled and chosen">
          <div className="grid gap-3">
            <RadioCard name="d" disabled label={name} description={description} />
            <RadioCard name="e" disabled defaultChecked label={t.ranges[0]![0]} detail={t.ranges[0]![1]} />
          </div>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="grid w-64 gap-8">
      <Condition t={wordsOf(words, context)} name="condition" chosen={1} />
      <Credit t={wordsOf(words, context)} name="credit" chosen={1} />
    </div>
  ),
};

export const Keyboard: Story = {
  render: (_, context) => (
    <div className="max-w-xl">
      <Condition t={wordsOf(words, context)} name="condition" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [great, good, fair] = within(canvasElement).getAllByRole("radio");
    await userEvent.tab();
    await expect(great).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(great).toBeChecked();
    await userEvent.keyboard("{ArrowUp}");
    await expect(fair).toBeChecked();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(good).toHaveFocus();
    await expect(good).toBeChecked();
    await userEvent.click(fair!.closest("label")!);
    await expect(fair).toBeChecked();
  },
};
