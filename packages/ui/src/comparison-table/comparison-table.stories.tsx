import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { ComparisonTable } from "./comparison-table.tsx";

const words = {
  en: {
    caption: "Ways to sell your car",
    rows: "What you get",
    columns: ["Larkspur", "Other dealers", "Online tools"],
    varies: "Varies",
    asks: "Some",
    labels: [
      ["A figure from home, without an appointment", "Answer a few questions and see the offer at once."],
      ["A person looks at the vehicle before the price is final", ""],
      ["Every deduction on one page, with its reason", ""],
      ["An offer in writing", "Valid for 7 days."],
      ["Leave the car with us on the same day", ""],
      ["Your lender is paid off for you", "You see what you still owe in writing first."],
      ["Sell without buying", ""],
      ["The value comes off your next car’s price", ""],
      ["More money later, if you can wait", "A second offer beside cash now."],
      ["Someone to ask by name", ""],
    ],
  },
  es: {
    caption: "Formas de vender su auto",
    rows: "Qué obtiene",
    columns: ["Larkspur", "Otros concesionarios", "Herramientas en línea"],
    varies: "Depende",
    asks: "Algunas",
    labels: [
      ["Un monto desde su casa, sin cita previa", "Responda unas preguntas y vea la oferta de inmediato."],
      ["Una persona revisa el vehículo antes de fijar el precio", ""],
      ["Cada descuento en una sola página, con su motivo", ""],
      ["Una oferta por escrito", "Válida durante 7 días."],
      ["Entregar el auto el mismo día", ""],
      ["Pagamos su préstamo por usted", "Antes ve por escrito lo que aún debe."],
      ["Vender sin comprar", ""],
      ["El valor se descuenta del precio de su próximo auto", ""],
      ["Más dinero después, si puede esperar", "Una segunda oferta junto al pago inmediato."],
      ["Alguien a quien preguntar por su nombre", ""],
    ],
  },
};

const guide: ComponentGuide = {
  purpose:
    "Compares yes or no answers of a few options, such as ways to sell a car. Text is allowed where neither applies.",
  avoid: [
    "For figures: use ComparisonChart. For vehicles: use CompareTable.",
    "For unproven claims about competitors: write “varies”, or omit the row.",
    "For one column: use FeatureList.",
  ],
  anatomy: [
    ["Region", "Labelled by the caption; focusable, so that the keyboard can scroll it"],
    ["First column", "Row headers with a note; sticky while the others scroll"],
    ["Answer", "A mark and its text, so that it does not depend on colour or shape"],
    ["Own column", "The dealership's column, in bold on a tinted background"],
  ],
  keyboard: [
    ["Tab", "Moves focus to the table’s region"],
    ["Left, right arrow", "Scroll it if it does not fit"],
  ],
  product: ["trade-in.md", "content.md#claims"],
};

const meta = {
  id: "components-comparisontable",
  title: "Content/ComparisonTable",
  component: ComparisonTable,
  tags: ["stable"],
  parameters: { guide },
  args: {
    caption: "",
    captionHidden: false,
    rowsLabel: "",
    columns: [],
    rows: [],
    yesLabel: "",
    noLabel: "",
  },
  argTypes: { caption: { control: false }, columns: { control: false }, rows: { control: false } },
  render: ({ captionHidden }, context) => {
    const { yes, no } = messagesOf(context).comparisonTable;
    return (
      <ComparisonTable
        {...tableProps(wordsOf(words, context))}
        {...(captionHidden === undefined ? {} : { captionHidden })}
        yesLabel={yes}
        noLabel={no}
      />
    );
  },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { yes, no } = messagesOf(context).comparisonTable;
    const props = { ...tableProps(wordsOf(words, context)), yesLabel: yes, noLabel: no };
    return (
      <div className="grid gap-7">
        <State name="ten rows, three columns">
          <ComparisonTable {...props} />
        </State>
        <States columns={2}>
          <State name="caption hidden, under a heading; two columns">
            <ComparisonTable
              {...props}
              caption={`${props.caption} (2)`}
              captionHidden
              columns={props.columns.slice(0, 2)}
              rows={props.rows.slice(0, 4)}
            />
          </State>
          <State name="narrow: the first column stays">
            <div className="w-72">
              <ComparisonTable {...props} caption={`${props.caption} (3)`} rows={props.rows.slice(0, 4)} />
            </div>
          </State>
        </States>
      </div>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => {
    const { yes, no } = messagesOf(context).comparisonTable;
    return (
      <div className="w-80">
        <ComparisonTable {...tableProps(wordsOf(words, context))} yesLabel={yes} noLabel={no} />
      </div>
    );
  },
};

export const Keyboard: Story = {
  render: (_, context) => {
    const { yes, no } = messagesOf(context).comparisonTable;
    return (
      <div className="w-72">
        <ComparisonTable {...tableProps(wordsOf(words, context))} yesLabel={yes} noLabel={no} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole("region", { name: "Ways to sell your car" });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    const row = within(region).getByRole("row", { name: /^An offer in writing/ });
    await expect(
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(["Yes", "Varies", "No"]);
    const heading = within(row).getByRole("rowheader");
    const place = heading.getBoundingClientRect().left;
    region.scrollLeft = 200;
    await expect(Math.abs(heading.getBoundingClientRect().left - place)).toBeLessThan(2);
  },
};

function tableProps({ caption, rows, columns, varies, asks, labels }: typeof words.en) {
  const answers: readonly (boolean | string)[][] = [
    [true, varies, true],
    [true, true, false],
    [true, varies, false],
    [true, varies, false],
    [true, true, false],
    [true, true, false],
    [true, varies, asks],
    [true, true, false],
    [true, varies, false],
    [true, true, asks],
  ];
  return {
    caption,
    rowsLabel: rows,
    columns: columns.map((label, index) => ({ label, own: index === 0 })),
    rows: labels.map(([label, note], index) => ({
      label: label!,
      ...(note ? { note } : {}),
      values: answers[index]!,
    })),
  };
}
