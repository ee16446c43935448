import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { FaqList } from "./faq-list.tsx";

const words = {
  en: [
    {
      id: "credit",
      question: "Does pre-approval affect my credit score?",
      answer: "No. We look at your credit with a soft inquiry, which lenders and your score do not see.",
    },
    {
      id: "trade",
      question: "Can I trade in a vehicle that is not paid off?",
      answer: "Yes. We pay your lender what is left and take it off what your vehicle is worth.",
    },
    {
      id: "return",
      question: "How long is my offer valid?",
      answer: "Seven days, or until you drive 500 more miles.",
    },
  ],
  es: [
    {
      id: "credit",
      question: "¿La preaprobación afecta mi puntaje de crédito?",
      answer:
        "No. Revisamos su crédito con una consulta suave, que ni las instituciones financieras ni su puntaje registran.",
    },
    {
      id: "trade",
      question: "¿Puedo entregar a cambio un vehículo que todavía no he terminado de pagar?",
      answer:
        "Sí. Pagamos lo que falta a su institución financiera y lo descontamos del valor de su vehículo.",
    },
    {
      id: "return",
      question: "¿Cuánto tiempo es válida mi oferta?",
      answer: "Siete días, o hasta que recorra 500 millas más.",
    },
  ],
};

const guide: ComponentGuide = {
  purpose:
    "Collapsible questions and answers. Native `details`, so it works without JavaScript; find-in-page and URL fragments open an answer.",
  avoid: [
    "For parts of a vehicle page: use Disclosure in a DisclosureGroup.",
    "For the fine print of an offer: use Disclaimer.",
  ],
  anatomy: [
    ["Question", "The whole row opens and closes it"],
    ["Chevron", "Down while closed, up while open"],
    ["Answer", "At a readable width; its `id` makes it linkable"],
  ],
  keyboard: [
    ["Tab", "Moves through the questions and the links of open answers"],
    ["Enter, Space", "Opens and closes the answer"],
  ],
  product: ["content.md#pages-and-parts"],
};

const meta = {
  id: "components-faqlist",
  title: "Content/FaqList",
  component: FaqList,
  tags: ["stable"],
  parameters: { guide },
  args: { items: [] },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof FaqList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, context) => <FaqList {...args} items={wordsOf(words, context)} className="max-w-200" />,
};

const unlinked = (items: (typeof words)["en"]) => items.map(({ question, answer }) => ({ question, answer }));

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const items = unlinked(wordsOf(words, context));
    return (
      <States>
        <State name="all closed">
          <FaqList items={items} />
        </State>
        <State name="the first is open; one at a time">
          <FaqList items={items} firstOpen name="faq" />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-64">
      <FaqList items={wordsOf(words, context)} firstOpen />
    </div>
  ),
};

/** `summary` has the button role; its keys are browser behaviour, tested in `apps/storybook/tests`. */
export const Keyboard: Story = {
  render: Playground.render,
  play: async ({ canvasElement }) => {
    const questions = [...canvasElement.querySelectorAll("summary")];
    const open = () => [...canvasElement.querySelectorAll("details")].map((item) => item.open);
    await userEvent.tab();
    await expect(questions[0]).toHaveFocus();
    await userEvent.tab();
    await expect(questions[1]).toHaveFocus();
    await userEvent.click(questions[1]!);
    await expect(open()).toEqual([false, true, false]);
    await userEvent.click(questions[0]!);
    await expect(open()).toEqual([true, true, false]);
    await userEvent.click(questions[1]!);
    await expect(open()).toEqual([true, false, false]);
  },
};

export const OneAtATime: Story = {
  args: { name: "one-at-a-time", firstOpen: true },
  render: Playground.render,
  play: async ({ canvasElement }) => {
    const items = [...canvasElement.querySelectorAll("details")];
    await userEvent.click(items[2]!.querySelector("summary")!);
    await waitFor(() => expect(items.map((item) => item.open)).toEqual([false, false, true]));
  },
};

/** A URL fragment opens the answer and scrolls to it. */
export const OpensByFragment: Story = {
  render: Playground.render,
  play: async ({ canvasElement }) => {
    const item = canvasElement.querySelector("#trade")!.closest("details")!;
    await expect(item.open).toBe(false);
    const link = document.createElement("a");
    link.href = "#trade";
    canvasElement.append(link);
    link.click();
    link.remove();
    await waitFor(() => expect(item.open).toBe(true));
    history.replaceState(null, "", location.pathname + location.search);
  },
};
