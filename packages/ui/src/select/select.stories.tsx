import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Field } from "../field/field.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { Select, type SelectProps } from "./select.tsx";

const words = {
  en: {
    about: "What is it about?",
    options: ["Purchasing a vehicle", "Service", "Parts", "Billing", "Trading a vehicle", "Something else"],
    choose: "Choose a topic",
    error: "Choose what it is about",
    sort: "Sort by",
    orders: ["Newest", "Lowest price", "Highest price", "Lowest mileage"],
  },
  es: {
    about: "¿Sobre qué tema nos escribe?",
    options: [
      "Compra de un vehículo nuevo, usado o certificado",
      "Servicio",
      "Repuestos",
      "Facturación",
      "Entrega de un vehículo a cambio",
      "Otro asunto",
    ],
    choose: "Elija un tema",
    error: "Elija sobre qué tema nos escribe para enviarlo a la persona indicada",
    sort: "Ordenar por",
    orders: ["Más recientes", "Precio más bajo primero", "Precio más alto primero", "Menor millaje"],
  },
};

const guide: ComponentGuide = {
  purpose: "A native select for one option of a short list.",
  avoid: [
    "For two to five options: use RadioGroup, which shows them all.",
    "For a long list, such as makes or states: use Combobox.",
    "For actions or links: use a menu.",
  ],
  anatomy: [
    ["Select", "Native, so that phones show their own picker; needs no JavaScript"],
    ["Chevron", "Decorative"],
    ["Options", "Its children; the first is empty if nothing is selected yet"],
    ["Pill", "For the sort order in a toolbar"],
  ],
  keyboard: [
    ["Tab", "Moves focus to it"],
    ["Down arrow, Up arrow", "Change the selection or open the list, depending on the system"],
    ["Letters", "Select the next option with this prefix"],
    ["Enter, Escape", "Close the list with or without selecting"],
  ],
  product: ["forms.md#contact-form", "listing.md#order-and-pages"],
};

const meta = {
  title: "Forms/Select",
  component: Select,
  tags: ["stable"],
  parameters: { guide },
  args: { shape: "field", size: "md", name: "about" },
  render: (args, context) => <Example {...args} id="about" {...labels(context)} />,
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

const labels = (context: Parameters<typeof wordsOf>[1]) => {
  const { about, options } = wordsOf(words, context);
  return { label: about, options };
};

type ExampleProps = SelectProps & { id: string; label: string; options: readonly string[]; error?: string };

function Example({ id, label, options, error, children, ...rest }: ExampleProps) {
  return (
    <Field id={id} label={label} error={error} className="max-w-90">
      {(control) => (
        <Select {...control} {...rest}>
          {children}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { choose, error, sort, orders } = wordsOf(words, context);
    const placeholder = <option value="">{choose}</option>;
    return (
      <States>
        <State name="nothing chosen yet">
          <Example id="empty" {...labels(context)}>
            {placeholder}
          </Example>
        </State>
        <State name="chosen">
          <Example id="chosen" {...labels(context)} />
        </State>
        <State name="invalid">
          <Example id="bad" {...labels(context)} error={error}>
            {placeholder}
          </Example>
        </State>
        <State name="disabled">
          <Example id="off" {...labels(context)} disabled />
        </State>
        <State name="small">
          <Example id="small" {...labels(context)} size="sm" />
        </State>
        <State name="pill, in a toolbar">
          <label htmlFor="sort" className="flex items-center gap-3 text-muted text-sm">
            {sort}
            <Select id="sort" shape="pill" size="sm">
              {orders.map((order) => (
                <option key={order}>{order}</option>
              ))}
            </Select>
          </label>
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
      <Example id="about" {...labels(context)} error={wordsOf(words, context).error} />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "What is it about?" });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    // The list is native; only the resulting selection is tested.
    await userEvent.selectOptions(select, "Parts");
    await expect(select).toHaveValue("Parts");
    await userEvent.tab();
    await expect(select).not.toHaveFocus();
  },
};
