import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Icon } from "../icon/icon.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { Disclaimer, FinePrint } from "./disclaimer.tsx";

const words = {
  en: {
    title: "The fine print, all of it.",
    summary: "Who qualifies, what is not included and how the numbers were worked out.",
    text: "Prices include the $245 documentary fee and, if the vehicle is used or certified, the $10 thirty-day drive fee. Tax, title and registration are extra. Payments are estimates and not an offer of credit. Your rate, term and payment depend on your credit and on the lender.",
    fine: "An estimate that includes our dealer fees. Tax, title and registration are extra.",
  },
  es: {
    title: "La letra chica, completa.",
    summary: "Quién califica, qué no está incluido y cómo se calcularon los números.",
    text: "Los precios incluyen el cargo por documentación de $245 y, si el vehículo es usado o certificado, el cargo de $10 por el permiso de circulación de treinta días. Los impuestos, el título y la matrícula se pagan aparte. Los pagos son cálculos y no una oferta de crédito. Su tasa, plazo y pago dependen de su crédito y del prestamista.",
    fine: "Cálculo con los cargos del concesionario incluidos. Los impuestos, el título y la matrícula se pagan aparte.",
  },
};

const guide: ComponentGuide = {
  purpose: "Small print. FinePrint is always visible beside its subject; Disclaimer is collapsible.",
  avoid: [
    "For legally required terms of a figure, such as term and APR: show them beside the figure.",
    "For one offer’s terms: use OfferTerms.",
    "For a warning: use Note.",
  ],
  anatomy: [
    ["Title and summary", "A full-width native `summary`; find-in-page opens it"],
    ["Mark", "An icon before the title, optional"],
    ["Text", "At most 76 characters a line"],
    ["FinePrint", "One visible paragraph at the smallest size, 12 px"],
  ],
  keyboard: [
    ["Tab", "Moves focus to the title"],
    ["Enter, Space", "Opens and closes the text"],
  ],
  product: ["offers.md#trigger-terms", "payments.md#what-is-printed-beside-a-payment"],
};

const meta = {
  title: "Finance/Disclaimer",
  component: Disclaimer,
  subcomponents: { FinePrint },
  tags: ["stable"],
  parameters: { guide },
  args: { title: "", open: false },
  argTypes: { title: { control: false }, summary: { control: false }, mark: { control: false } },
  render: ({ open }, context) => {
    const t = wordsOf(words, context);
    return (
      <Disclaimer
        key={String(open)}
        open={open}
        title={t.title}
        summary={t.summary}
        mark={<Icon name="info" />}
      >
        {t.text}
      </Disclaimer>
    );
  },
} satisfies Meta<typeof Disclaimer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <States columns={2}>
        <State name="closed">
          <Disclaimer title={t.title} summary={t.summary} mark={<Icon name="info" />}>
            {t.text}
          </Disclaimer>
        </State>
        <State name="open">
          <Disclaimer open title={t.title} summary={t.summary} mark={<Icon name="info" />}>
            {t.text}
          </Disclaimer>
        </State>
        <State name="title alone">
          <Disclaimer title={t.title}>{t.text}</Disclaimer>
        </State>
        <State name="FinePrint, always visible">
          <FinePrint>{t.fine}</FinePrint>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <div className="w-64">
        <Disclaimer open title={t.title} summary={t.summary} mark={<Icon name="info" />}>
          {t.text}
        </Disclaimer>
        <FinePrint className="mt-4">{t.fine}</FinePrint>
      </div>
    );
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector("summary")!;
    const text = within(canvasElement).getByText(words.en.text);
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await expect(text).not.toBeVisible();
    await userEvent.click(summary);
    await expect(text).toBeVisible();
    await userEvent.click(summary);
    await expect(text).not.toBeVisible();
  },
};
