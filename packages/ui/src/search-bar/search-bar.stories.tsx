import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf, wordsOf } from "../storybook/words.ts";
import { SearchBar } from "./search-bar.tsx";

const words = {
  en: { label: "Search our vehicles", placeholder: "Try “AWD SUV under $25,000”", typed: "outlander awd" },
  es: {
    label: "Busque entre todos los vehículos de nuestras sucursales",
    placeholder: "Por ejemplo, “SUV AWD por menos de $25,000”",
    typed: "outlander de tracción integral con techo panorámico",
  },
};

const guide: ComponentGuide = {
  purpose: "A keyword search for vehicles; works without JavaScript.",
  avoid: [
    "For an option of a known list, such as a make: use Select, Combobox or Finder.",
    "Twice on one page: a page has one search.",
  ],
  anatomy: [
    ["search", "The landmark, around a GET form"],
    ["Label", "Above the field, or visually hidden"],
    ["Input", "`type=search`, `enterkeyhint=search`, no autocomplete"],
    ["Button", "Text if large, otherwise an arrow with a label"],
    ["Hidden inputs", "Filters that the search preserves"],
  ],
  keyboard: [
    ["Tab", "Moves through field and button"],
    ["Enter", "Searches"],
  ],
  product: ["listing.md#filters"],
};

const meta = {
  id: "forms-searchbar",
  title: "Search and compare/SearchBar",
  component: SearchBar,
  tags: ["stable"],
  parameters: { guide },
  args: { action: "#results", name: "q", inputId: "q", label: "", submitLabel: "" },
  render: (args, context) => (
    <SearchBar
      {...args}
      label={args.label || wordsOf(words, context).label}
      placeholder={args.placeholder ?? wordsOf(words, context).placeholder}
      submitLabel={args.submitLabel || messagesOf(context).searchBar.submit}
    />
  ),
} satisfies Meta<typeof SearchBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (args, context) => {
    const { label, placeholder, typed } = wordsOf(words, context);
    const own = { ...args, label, placeholder, submitLabel: messagesOf(context).searchBar.submit };
    return (
      <States key={localeOf(context)}>
        <State name="medium">
          <SearchBar {...own} inputId="q-md" aria-label="md" />
        </State>
        <State name="medium, with a search">
          <SearchBar {...own} inputId="q-typed" defaultValue={typed} aria-label="typed" />
        </State>
        <State name="large, with its label">
          <SearchBar {...own} inputId="q-lg" size="lg" labelHidden={false} aria-label="lg" />
        </State>
        <State name="large, long search">
          <SearchBar
            {...own}
            inputId="q-long"
            size="lg"
            defaultValue={`${typed} ${typed}`}
            aria-label="long"
          />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  args: { size: "lg", labelHidden: false },
  decorators: [(StoryElement) => <div className="max-w-72">{StoryElement()}</div>],
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvasElement.querySelector("form")!;
    const sent: FormDataEntryValue[] = [];
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      sent.push(new FormData(form).get("q")!);
    });
    await userEvent.tab();
    await expect(canvas.getByRole("searchbox", { name: "Search our vehicles" })).toHaveFocus();
    await userEvent.keyboard("outlander{Enter}");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Search" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(sent).toEqual(["outlander", "outlander"]);
  },
};
