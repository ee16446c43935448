import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { Finder } from "./finder.tsx";

const words = {
  en: {
    query: "Search our vehicles",
    placeholder: "Make, model or keyword",
    submit: "Search",
    selects: [
      ["condition", "Condition", "Any", "New", "Used", "Certified"],
      ["make", "Make", "Any", "Mitsubishi", "Nissan", "Toyota"],
      ["price", "Price", "Any", "Under $15,000", "Under $25,000", "Under $40,000"],
    ],
  },
  es: {
    query: "Buscar entre nuestros vehículos",
    placeholder: "Marca, modelo o palabra clave",
    submit: "Buscar vehículos",
    selects: [
      [
        "condition",
        "Condición del vehículo",
        "Cualquiera",
        "Nuevo",
        "Usado",
        "Certificado por el fabricante",
      ],
      ["make", "Marca", "Cualquiera", "Mitsubishi", "Nissan", "Toyota"],
      ["price", "Precio", "Cualquiera", "Menos de $15,000", "Menos de $25,000", "Menos de $40,000"],
    ],
  },
};

const guide: ComponentGuide = {
  purpose: "The home page's search: a keyword and a few selects.",
  avoid: [
    "Above a list: use FilterPanel and SearchBar.",
    "With more than three selects: each delays the first result.",
  ],
  anatomy: [
    ["Search", "A landmark with a GET form; works without JavaScript"],
    ["Keyword", "Tolerates misspellings and understands `under 25000`"],
    ["Selects", "Native; the first option means no filter"],
    ["Submit", "The only primary action of the block"],
  ],
  keyboard: [
    ["Tab", "Moves through keyword, selects, button"],
    ["Arrow keys", "Change a select"],
    ["Enter", "In the keyword or on the button: searches"],
  ],
  product: ["inventory.md#keywords", "listing.md#without-javascript"],
};

const meta = {
  id: "vehicle-finder",
  title: "Search and compare/Finder",
  component: Finder,
  tags: ["stable"],
  parameters: { guide },
  args: { action: "#results", query: { id: "q", name: "q", label: "" }, selects: [], submitLabel: null },
  argTypes: { query: { control: false }, selects: { control: false }, submitLabel: { control: false } },
  render: (_, context) => <Example context={context} id={`finder-${context.name}`} selects={3} />,
} satisfies Meta<typeof Finder>;

export default meta;
type Story = StoryObj<typeof meta>;
type ExampleProps = { context: { globals: Record<string, unknown> }; id: string; selects: number };

function Example({ context, id, selects }: ExampleProps) {
  const t = wordsOf(words, context);
  return (
    <Finder
      action="#results"
      query={{ id: `${id}-q`, name: "q", label: t.query, placeholder: t.placeholder }}
      selects={t.selects.slice(0, selects).map(([name, label, ...options]) => ({
        id: `${id}-${name}`,
        name: name!,
        label,
        options: options.map((option, index) => ({ value: index === 0 ? "" : option, label: option })),
      }))}
      submitLabel={t.submit}
    />
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => (
    <States columns={1}>
      <State name="three choices">
        <Example context={context} id="finder-three" selects={3} />
      </State>
      <State name="two choices">
        <Example context={context} id="finder-two" selects={2} />
      </State>
      <State name="the keyword alone">
        <Example context={context} id="finder-none" selects={0} />
      </State>
    </States>
  ),
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="max-w-80 lg:max-w-none">
      <Example context={context} id="finder-es" selects={3} />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const keyword = canvas.getByRole("searchbox");
    const selects = canvas.getAllByRole("combobox");
    let sent: string | null = null;
    const form = canvasElement.querySelector("form")!;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      sent = [...new FormData(form)].map((pair) => pair.join("=")).join("&");
    });
    await userEvent.selectOptions(selects[1]!, "Mitsubishi");
    keyword.focus();
    await userEvent.keyboard("awd");
    for (const select of selects) {
      await userEvent.tab();
      await expect(select).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(sent).toBe("q=awd&condition=&make=Mitsubishi&price=");
  },
};
