import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { TextButton } from "./text-button.tsx";

const words = {
  en: { terms: "72 mo, 8.99% APR, $4,045 down", offer: "Offer terms", cookies: "Cookie preferences" },
  es: {
    terms: "72 meses, APR de 8.99 %, pago inicial de $4,045",
    offer: "Condiciones de la oferta y exclusiones",
    cookies: "Preferencias de cookies",
  },
};

const guide: ComponentGuide = {
  purpose:
    "An inline button that opens an explanation of its text: a payment's terms, an offer's conditions.",
  avoid: ["To go to another page: use Link.", "For an important action: use Button."],
  anatomy: [["Button", "In the size and colour of the surrounding text, 24 px high, dotted underline"]],
  keyboard: [
    ["Tab", "Moves focus to it"],
    ["Enter, Space", "Activates it"],
  ],
  product: ["payments.md#what-is-printed-beside-a-payment"],
};

const meta = {
  id: "components-textbutton",
  title: "Actions/TextButton",
  component: TextButton,
  tags: ["stable"],
  parameters: { guide },
  args: { onClick: fn() },
  render: (args, context) => (
    <TextButton {...args}>{args.children ?? wordsOf(words, context).offer}</TextButton>
  ),
} satisfies Meta<typeof TextButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <States>
        <State name="beside a payment">
          <p className="font-bold text-lg">$645/mo est.</p>
          <TextButton className="text-subtle text-xs">{t.terms}</TextButton>
        </State>
        <State name="under a headline">
          <TextButton className="text-caption text-muted">{t.offer}</TextButton>
        </State>
        <State name="at the end of a narrow column">
          <div className="w-36 text-end">
            <TextButton className="text-subtle text-xs">{t.terms}</TextButton>
          </div>
        </State>
        <State name="on a dark band">
          <div className="surface-inverse rounded-md p-4 text-sm">
            <TextButton>{t.cookies}</TextButton>
          </div>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  decorators: [(Story) => <div className="w-36">{Story()}</div>],
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
