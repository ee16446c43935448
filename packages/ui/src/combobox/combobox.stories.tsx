import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Field } from "../field/field.tsx";
import { type KitLocale, kitMessages } from "../messages/messages.ts";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf, wordsOf } from "../storybook/words.ts";
import { Combobox, type ComboboxProps } from "./combobox.tsx";

const words = {
  en: {
    make: "Make",
    makes: "Makes",
    any: "Any make",
    state: "State",
    states: "States",
    error: "Choose a make from the list",
    hint: "Type its name or its two letters.",
  },
  es: {
    make: "Marca del vehículo que entrega",
    makes: "Marcas",
    any: "Cualquier marca",
    state: "Estado en el que está registrado el vehículo",
    states: "Estados",
    error: "Elija una de las marcas de la lista",
    hint: "Escriba su nombre o sus dos letras.",
  },
};

const makes = [
  "Acura",
  "Buick",
  "Chevrolet",
  "Chrysler",
  "Ford",
  "Honda",
  "Hyundai",
  "Jeep",
  "Kia",
  "Mazda",
  "Mercedes-Benz",
  "Mitsubishi",
  "Nissan",
  "Subaru",
  "Toyota",
  "Volkswagen",
].map((label) => ({ value: label.toLowerCase(), label }));

const states = [
  ["AR", "Arkansas"],
  ["IL", "Illinois"],
  ["IA", "Iowa"],
  ["KS", "Kansas"],
  ["MO", "Missouri"],
  ["NE", "Nebraska"],
  ["OK", "Oklahoma"],
  ["TN", "Tennessee"],
].map(([value, label]) => ({ value: value!, label: label!, keywords: value! }));

/** The field, once the combobox has replaced the native select. */
function fieldIn(part: Pick<ReturnType<typeof within>, "getByRole">, name?: string) {
  return waitFor(() => {
    const field: HTMLElement = part.getByRole("combobox", name ? { name } : {});
    if (!(field instanceof HTMLInputElement))
      throw new Error("The combobox has not replaced the native select yet.");
    return field;
  });
}

const guide: ComponentGuide = {
  purpose: "Selects one option of a long list by typing: a make, a model, a state.",
  avoid: [
    "For a short list: use Select, which needs no JavaScript.",
    "For free text with suggestions: only options of the list can be selected.",
    "For several selections: use checkboxes.",
  ],
  anatomy: [
    ["Input", "`role=combobox`; the text filters by word prefix and ignores accents"],
    ["List", "`role=listbox`; focus stays in the field, `aria-activedescendant` names the option"],
    ["Hidden input", "Submits the selected option's value"],
    ["Announcement", "The number of matches, while typing"],
    ["Native select", "Rendered without JavaScript and before hydration; its selection is kept"],
  ],
  keyboard: [
    ["Down arrow", "Opens the list at the selected or first option; in the list moves down and wraps"],
    ["Up arrow", "Opens the list at the last option; in the list moves up and wraps"],
    ["Alt + Down arrow, Alt + Up arrow", "Opens the list without moving into it; closes it"],
    ["Home, End", "In the list moves to the first or last option; otherwise moves the caret"],
    ["Letters", "Filters the list"],
    ["Enter", "Selects the active option or the only match; submits the form if the list is closed"],
    ["Escape", "Closes the list and restores the selection"],
    ["Tab", "Leaves the field; a full name is selected, other text is reverted"],
  ],
  product: ["listing.md#filters", "contact-details.md#states-and-zip-codes"],
};

const meta = {
  title: "Forms/Combobox",
  component: Combobox,
  tags: ["beta"],
  parameters: { guide },
  args: {
    options: makes,
    name: "make",
    onValueChange: fn(),
    listLabel: "",
    matches: { one: "", other: "" },
    noMatches: "",
  },
  render: (args, context) => <Example {...args} id="make" locale={localeOf(context)} />,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

type ExampleProps = Partial<ComboboxProps> & {
  id: string;
  locale: KitLocale;
  label?: string;
  hint?: string;
  error?: string;
};

function Example({ id, locale, label, hint, error, ...rest }: ExampleProps) {
  const { make, makes: listLabel, any } = words[locale];
  return (
    <Field id={id} label={label ?? make} hint={hint} error={error} className="max-w-90">
      {(control) => (
        <Combobox
          {...control}
          options={makes}
          placeholder={any}
          {...rest}
          listLabel={rest.listLabel || listLabel}
          {...kitMessages(locale).combobox}
        />
      )}
    </Field>
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { state, states: listLabel, error, hint } = wordsOf(words, context);
    return (
      <States>
        <State name="nothing chosen">
          <Example id="empty" locale={localeOf(context)} />
        </State>
        <State name="chosen">
          <Example id="chosen" locale={localeOf(context)} defaultValue="mitsubishi" />
        </State>
        <State name="invalid">
          <Example id="bad" locale={localeOf(context)} error={error} />
        </State>
        <State name="disabled">
          <Example id="off" locale={localeOf(context)} defaultValue="ford" disabled />
        </State>
        <State name="found by other words too, small">
          <Example
            id="state"
            locale={localeOf(context)}
            label={state}
            hint={hint}
            options={states}
            listLabel={listLabel}
            defaultValue="MO"
            size="sm"
          />
        </State>
        <State name="open, filtered">
          <div className="min-h-64" data-open="">
            <Example id="open" locale={localeOf(context)} defaultValue="mitsubishi" />
          </div>
        </State>
      </States>
    );
  },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement.querySelector<HTMLElement>("[data-open]")!);
    const input = await fieldIn(part);
    await userEvent.clear(input);
    await userEvent.type(input, "m");
    await userEvent.keyboard("{ArrowDown}");
    await expect(within(canvasElement).getAllByRole("option")).toHaveLength(3);
  },
};

export const NoMatches: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = await fieldIn(canvas);
    await userEvent.type(input, "zzz");
    await expect(canvas.getAllByText("Nothing matches. Try fewer letters.")[0]).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Nothing matches. Try fewer letters.");
    await expect(input).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="min-h-72 w-60">
      <Example id="make" locale={localeOf(context)} error={wordsOf(words, context).error} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await fieldIn(canvas), "m");
    await expect(canvas.getByRole("status")).toHaveTextContent("3 coincidencias");
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = await fieldIn(canvas, "Make");
    const active = () =>
      document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent;
    const value = () => canvasElement.querySelector<HTMLInputElement>("input[name=make]")!.value;
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute("aria-expanded", "false");

    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("listbox", { name: "Makes" })).toBeVisible();
    await expect(input).toHaveAttribute("aria-expanded", "true");
    await expect(active()).toBe("Acura");
    await userEvent.keyboard("{ArrowUp}");
    await expect(active()).toBe("Volkswagen");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(active()).toBe("Buick");
    await userEvent.keyboard("{End}");
    await expect(active()).toBe("Volkswagen");
    await userEvent.keyboard("{Home}");
    await expect(active()).toBe("Acura");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(value()).toBe("");

    await userEvent.keyboard("mi");
    await expect(canvas.getAllByRole("option")).toHaveLength(1);
    await expect(canvas.getByRole("status")).toHaveTextContent("1 match");
    await expect(active()).toBeUndefined();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(input).toHaveValue("Mitsubishi");
    await expect(value()).toBe("mitsubishi");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("mitsubishi");
    await expect(input).toHaveFocus();

    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect(canvas.getByRole("listbox")).toBeVisible();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(canvas.queryByRole("listbox")).toBeNull();

    // Text that matches no option is reverted; a full name is selected.
    await userEvent.clear(input);
    await userEvent.keyboard("to");
    await userEvent.tab();
    await expect(input).toHaveValue("Mitsubishi");
    await userEvent.clear(input);
    await userEvent.type(input, "toyota");
    await userEvent.tab();
    await expect(value()).toBe("toyota");
  },
};

export const SelectsByPointer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = await fieldIn(canvas);
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole("option", { name: "Honda" }));
    await expect(input).toHaveValue("Honda");
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};
