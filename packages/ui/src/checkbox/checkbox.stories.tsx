import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { Checkbox, CheckboxBox, CheckboxRow } from "./checkbox.tsx";
import { CheckboxAll } from "./checkbox-all.tsx";
import { CheckboxGroup } from "./checkbox-group.tsx";

const words = {
  en: {
    agree: "Text me about this appointment",
    agreeNote: "Two messages at most. Reply STOP to end them.",
    fuel: "Fuel",
    gas: "Gas",
    hybrid: "Hybrid",
    plugIn: "Plug-in hybrid",
    diesel: "Diesel",
    electric: "Electric",
    allFuels: "All fuels",
    interests: "What would you like to know?",
    interestsHint: "Choose all that apply.",
    interestsError: "Choose at least one.",
    optional: "Optional",
    choices: ["Is it still here?", "Financing", "What my trade is worth"],
    choose: "Choose the Outlander",
  },
  es: {
    agree: "Envíenme mensajes de texto sobre esta cita",
    agreeNote: "Dos mensajes como máximo. Responda STOP para dejar de recibirlos.",
    fuel: "Combustible",
    gas: "Gasolina",
    hybrid: "Híbrido",
    plugIn: "Híbrido enchufable con tracción integral",
    diesel: "Diésel",
    electric: "Eléctrico",
    allFuels: "Todos los combustibles",
    interests: "¿Qué le gustaría saber?",
    interestsHint: "Elija todas las que correspondan.",
    interestsError: "Elija al menos una.",
    optional: "Opcional",
    choices: ["¿Todavía está disponible?", "Financiamiento", "Cuánto vale mi auto usado"],
    choose: "Elegir el Outlander",
  },
};

const guide: ComponentGuide = {
  purpose: "Selects any number of options from a list, or confirms one.",
  avoid: [
    "For exactly one of several: use RadioGroup.",
    "For a setting that applies immediately, such as a cookie category: use Switch.",
    "Preselected for consent: a consent box starts unticked.",
  ],
  usage: [
    {
      do: {
        shows: () => <Checkbox label="Text me about this vehicle (optional)" />,
        because: "Consent starts unticked and says that it is optional.",
      },
      dont: {
        shows: () => <Checkbox label="Do not send me no messages" defaultChecked />,
        because: "A ticked box is no consent, and two negatives confuse.",
      },
    },
  ],
  anatomy: [
    ["CheckboxGroup", "A fieldset with legend, hint and error; `all` adds a “select all” box"],
    ["Checkbox", "Box and label; the label is clickable"],
    ["CheckboxRow", "A filter option: label at the start, number of vehicles at the end"],
    ["CheckboxBox", "The box alone, for a custom label"],
  ],
  keyboard: [
    ["Tab", "Moves to the next box"],
    ["Space", "Toggles it; a mixed box ticks all of its group"],
  ],
  product: ["listing.md#filters", "forms.md", "interface.md#behaviour"],
};

const meta = {
  title: "Forms/Checkbox",
  component: Checkbox,
  subcomponents: { CheckboxGroup, CheckboxRow, CheckboxAll, CheckboxBox },
  tags: ["stable"],
  parameters: { guide },
  args: { label: "", onChange: fn() },
  render: ({ label, ...args }, context) => (
    <Checkbox {...args} label={label || wordsOf(words, context).agree} />
  ),
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;
type Words = (typeof words)["en"];

export const Playground: Story = {};

function Fuels({ t, all }: { t: Words; all?: boolean }) {
  return (
    <CheckboxGroup legend={t.fuel} all={all ? t.allFuels : undefined}>
      <CheckboxRow name="fuel-type" value="gas" label={t.gas} count={152} />
      <CheckboxRow name="fuel-type" value="hybrid" label={t.hybrid} count={41} defaultChecked />
      <CheckboxRow
        name="fuel-type"
        value="plug-in"
        label={t.plugIn}
        count={38}
        defaultChecked={Boolean(all)}
      />
      <CheckboxRow name="fuel-type" value="diesel" label={t.diesel} count={0} />
    </CheckboxGroup>
  );
}

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <States columns={3}>
        <State name="default, ticked">
          <Checkbox label={t.agree} />
          <Checkbox label={t.agree} defaultChecked />
        </State>
        <State name="with description">
          <Checkbox label={t.agree} description={t.agreeNote} />
        </State>
        <State name="disabled">
          <Checkbox label={t.agree} disabled />
          <Checkbox label={t.agree} disabled defaultChecked />
        </State>
        <State name="group with counts, 0 cannot be chosen">
          <Fuels t={t} />
        </State>
        <State name="chosen, but gives nothing: can be taken back">
          <CheckboxRow label={t.electric} count={0} defaultChecked />
        </State>
        <State name="mixed above its group">
          <Fuels t={t} all />
        </State>
        <State name="hint and mark">
          <CheckboxGroup legend={t.interests} hint={t.interestsHint} mark={t.optional}>
            {t.choices.map((choice) => (
              <Checkbox key={choice} label={choice} />
            ))}
          </CheckboxGroup>
        </State>
        <State name="invalid">
          <CheckboxGroup legend={t.interests} error={t.interestsError}>
            {t.choices.map((choice) => (
              <Checkbox key={choice} label={choice} aria-invalid />
            ))}
          </CheckboxGroup>
        </State>
        <State name="box alone">
          <CheckboxBox aria-label={t.choose} defaultChecked />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-56">
      <Fuels t={wordsOf(words, context)} all />
      <Checkbox label={words.es.agree} description={words.es.agreeNote} />
    </div>
  ),
};

export const Keyboard: Story = {
  render: (_, context) => <Fuels t={wordsOf(words, context)} />,
  play: async ({ canvasElement }) => {
    const [gas, hybrid, plugIn, diesel] = within(canvasElement).getAllByRole<HTMLInputElement>("checkbox");
    await userEvent.tab();
    await expect(gas).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(gas).toBeChecked();
    await userEvent.tab();
    await expect(hybrid).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(hybrid).not.toBeChecked();
    await userEvent.tab();
    await expect(plugIn).toHaveFocus();
    await expect(diesel).toBeDisabled();
    await userEvent.tab();
    await expect(diesel).not.toHaveFocus();
  },
};

export const SelectAll: Story = {
  render: (_, context) => <Fuels t={wordsOf(words, context)} all />,
  play: async ({ canvasElement }) => {
    const [all, gas, hybrid, plugIn, diesel] =
      within(canvasElement).getAllByRole<HTMLInputElement>("checkbox");
    await waitFor(() => expect(all!.indeterminate).toBe(true));
    await userEvent.click(all!);
    for (const box of [all, gas, hybrid, plugIn]) await expect(box).toBeChecked();
    await expect(diesel).not.toBeChecked();
    await expect(all!.indeterminate).toBe(false);
    await userEvent.click(gas!);
    await expect(all!.indeterminate).toBe(true);
    await userEvent.click(all!);
    await userEvent.click(all!);
    for (const box of [all, gas, hybrid, plugIn]) await expect(box).not.toBeChecked();
  },
};
