import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { Radio, RadioGroup } from "./radio-group.tsx";

const words = {
  en: {
    question: "How many keys do you have?",
    hint: "Each missing key lowers the offer by what a new one costs.",
    error: "Choose how many keys you have.",
    required: "Required",
    options: [
      { value: "2", label: "Two or more", detail: "$0", description: "Remotes that work count as keys." },
      { value: "1", label: "One", detail: "−$250", description: "We have a second one made." },
      {
        value: "0",
        label: "None",
        detail: "−$500",
        description: "Bring the title, so that we can order them.",
      },
    ],
  },
  es: {
    question: "¿Cuántas llaves tiene?",
    hint: "Cada llave que falta baja la oferta en lo que cuesta una nueva.",
    error: "Elija cuántas llaves tiene.",
    required: "Obligatorio",
    options: [
      {
        value: "2",
        label: "Dos o más",
        detail: "$0",
        description: "Los controles remotos que funcionan cuentan.",
      },
      { value: "1", label: "Una", detail: "−$250", description: "Mandamos hacer la segunda." },
      {
        value: "0",
        label: "Ninguna de las llaves originales",
        detail: "−$500",
        description: "Traiga el título de propiedad para poder pedirlas.",
      },
    ],
  },
};

const guide: ComponentGuide = {
  purpose: "Selects exactly one of a few options.",
  avoid: [
    "For the only question of a step: use RadioCard, which is larger.",
    "For two to five short words or numbers: use SegmentedControl.",
    "For more than about seven: use Select.",
  ],
  anatomy: [
    ["RadioGroup", "A fieldset with role `radiogroup`: legend, mark, hint, error"],
    ["Radio", "A native radio and its label; the whole row is clickable"],
    ["Description", "More text under the label"],
    ["Detail", "At the end: its effect on a price, or a count"],
  ],
  keyboard: [
    ["Tab", "Moves to the selected or first radio; the group is one tab stop"],
    ["Arrow Down, Arrow Right", "Selects the next option and wraps"],
    ["Arrow Up, Arrow Left", "Selects the previous option and wraps"],
    ["Space", "Selects the focused radio if none is selected"],
  ],
  product: ["trade-in.md#answers", "interface.md"],
};

type Words = (typeof words)["en"];

function Keys({ t, name, ...rest }: { t: Words; name: string; plain?: boolean } & Partial<RadioGroupArgs>) {
  const { plain, ...group } = rest;
  return (
    <RadioGroup legend={t.question} {...group}>
      {t.options.map(({ value, label, description, detail }) => (
        <Radio
          key={value}
          name={name}
          value={value}
          label={label}
          aria-invalid={group.error ? true : undefined}
          {...(plain ? {} : { description, detail })}
        />
      ))}
    </RadioGroup>
  );
}

type RadioGroupArgs = Parameters<typeof RadioGroup>[0];

const meta = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
  subcomponents: { Radio },
  tags: ["beta"],
  parameters: { guide },
  args: { legend: "" },
  render: ({ legend, ...args }, context) => {
    const t = wordsOf(words, context);
    return (
      <div className="max-w-md">
        <Keys t={t} name="keys" {...args} legend={legend || t.question} />
      </div>
    );
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <States columns={3}>
        <State name="default">
          <Keys t={t} name="a" plain />
        </State>
        <State name="chosen, with description and detail">
          <RadioGroup legend={t.question} hint={t.hint}>
            {t.options.map((option) => (
              <Radio key={option.value} name="b" defaultChecked={option.value === "1"} {...option} />
            ))}
          </RadioGroup>
        </State>
        <State name="invalid">
          <Keys t={t} name="c" plain required mark={t.required} error={t.error} />
        </State>
        <State name="one disabled">
          <RadioGroup legend={t.question}>
            {t.options.map(({ value, label }) => (
              <Radio key={value} name="d" value={value} label={label} disabled={value === "0"} />
            ))}
          </RadioGroup>
        </State>
        <State name="all disabled">
          <Keys t={t} name="e" plain disabled />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-60">
      <Keys t={wordsOf(words, context)} name="keys" hint={words.es.hint} mark={words.es.required} />
    </div>
  ),
};

export const Keyboard: Story = {
  render: (_, context) => (
    <>
      <Keys t={wordsOf(words, context)} name="keys" plain />
      <button type="button">after</button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [two, one, none] = canvas.getAllByRole("radio");
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleName();
    await userEvent.tab();
    await expect(two).toHaveFocus();
    await expect(two).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect(two).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(one).toHaveFocus();
    await expect(one).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(none).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(two).toBeChecked();
    await userEvent.keyboard("{ArrowUp}");
    await expect(none).toBeChecked();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(one).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(one).toHaveFocus();
  },
};
