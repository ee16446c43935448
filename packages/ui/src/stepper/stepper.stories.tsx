import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { Stepper, type StepperProps } from "./stepper.tsx";

const words = {
  en: {
    title: "Personalize your price",
    labels: ["Cash down", "Trade-in", "Trade equity", "Credit range", "Contact details", "Your terms"],
  },
  es: {
    title: "Personalice su precio",
    labels: [
      "Pago inicial en efectivo",
      "Entrega de su auto",
      "Valor neto de su auto usado",
      "Rango de puntaje de crédito",
      "Datos de contacto",
      "Sus condiciones",
    ],
  },
};

const guide: ComponentGuide = {
  purpose: "Shows the current step of a flow and the number of steps.",
  avoid: [
    "For the parts of a long form: use headings.",
    "For a completed fraction: use Progress.",
    "To jump ahead: only completed steps are links.",
  ],
  anatomy: [
    ["Title", "The flow's name; labels the group"],
    ["Text", "The position as text: `Step 4 of 6: Credit range`"],
    [
      "Steps",
      "An ordered list; the current one has `aria-current=step`; done and skipped ones have hidden text",
    ],
    ["Skipped step", "Keeps its number, with a dashed border, so that other numbers do not change"],
  ],
  keyboard: [
    ["Tab", "In the `list` variant: moves through the links of completed steps"],
    ["Enter", "Opens that step"],
  ],
  product: ["visitor.md#pricing-wizard", "trade-in.md#navigation"],
};

const ids = ["down", "trading", "equity", "credit", "contact", "terms"];

type FlowProps = Partial<StepperProps> & {
  at: number;
  trading?: boolean;
  words: (typeof words)["en"];
  messages: ReturnType<typeof messagesOf>["stepper"];
  linked?: boolean;
};

function Flow({ at, trading = true, words: t, messages, linked = false, ...rest }: FlowProps) {
  return (
    <Stepper
      title={t.title}
      steps={ids.map((id, index) => ({
        id,
        label: t.labels[index]!,
        skipped: id === "equity" && !trading,
        ...(linked ? { href: `#${id}` } : {}),
      }))}
      current={ids[at]!}
      text={messages.place(at + 1, ids.length, t.labels[at]!)}
      stateWords={messages}
      {...rest}
    />
  );
}

const meta = {
  id: "components-stepper",
  title: "Navigation/Stepper",
  component: Stepper,
  tags: ["beta"],
  parameters: { guide },
  args: { title: "", steps: [], current: "credit", text: "", stateWords: { done: "", skipped: "" } },
  render: ({ current, variant }, context) => (
    <Flow
      at={Math.max(ids.indexOf(current), 0)}
      words={wordsOf(words, context)}
      messages={messagesOf(context).stepper}
      {...(variant ? { variant } : {})}
    />
  ),
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const own = { words: wordsOf(words, context), messages: messagesOf(context).stepper };
    return (
      <div className="grid gap-10">
        <States columns={1}>
          <State name="first step">
            <Flow {...own} at={0} />
          </State>
          <State name="fourth step">
            <Flow {...own} at={3} />
          </State>
          <State name="third step not asked: the fourth stays the fourth">
            <Flow {...own} at={3} trading={false} />
          </State>
          <State name="last step">
            <Flow {...own} at={5} />
          </State>
        </States>
        <States columns={3}>
          <State name="list, with links back">
            <Flow {...own} at={3} variant="list" linked />
          </State>
          <State name="list, third step not asked">
            <Flow {...own} at={3} trading={false} variant="list" linked />
          </State>
          <State name="list, without links">
            <Flow {...own} at={1} variant="list" />
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
    const own = { words: words.es, messages: messagesOf(context).stepper };
    return (
      <div className="grid w-64 gap-8">
        <Flow {...own} at={2} />
        <Flow {...own} at={3} trading={false} variant="list" linked />
      </div>
    );
  },
};

export const Keyboard: Story = {
  render: (_, context) => (
    <Flow
      at={3}
      trading={false}
      variant="list"
      linked
      words={wordsOf(words, context)}
      messages={messagesOf(context).stepper}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const steps = canvas.getAllByRole("listitem");
    await expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([
      null,
      null,
      null,
      "step",
      null,
      null,
    ]);
    await expect(steps[2]).toHaveTextContent(/Not needed/);
    const [down, trading, ...others] = canvas.getAllByRole("link");
    await expect(others).toEqual([]);
    await userEvent.tab();
    await expect(down).toHaveFocus();
    await userEvent.tab();
    await expect(trading).toHaveFocus();
    await expect(trading).toHaveAttribute("href", "#trading");
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};
