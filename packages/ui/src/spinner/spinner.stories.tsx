import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { Spinner } from "./spinner.tsx";

const words = {
  en: { loading: "Loading the payment" },
  es: { loading: "Estamos calculando el pago mensual estimado" },
};

const guide: ComponentGuide = {
  purpose: "A loading indicator beside a text that names the action.",
  avoid: [
    "Without text: it is hidden from screen readers.",
    "For a loading page or list: use Skeleton, which reserves the space.",
    "In a Button: use `pending`.",
  ],
  anatomy: [["Ring", "In the text colour; pulses instead of rotating with reduced motion"]],
  keyboard: [],
  product: ["interface.md#behaviour"],
};

const meta = {
  id: "components-spinner",
  title: "Feedback/Spinner",
  component: Spinner,
  tags: ["stable"],
  parameters: { guide },
  render: (args, context) => (
    <p className="flex items-center gap-3">
      <Spinner {...args} />
      {wordsOf(words, context).loading}
    </p>
  ),
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { loading } = wordsOf(words, context);
    const line = "flex items-center gap-3";
    return (
      <States columns={3}>
        <State name="beside words">
          <p className={line}>
            <Spinner />
            {loading}
          </p>
        </State>
        <State name="small, muted">
          <p className={`${line} text-muted text-sm`}>
            <Spinner className="size-4" />
            {loading}
          </p>
        </State>
        <State name="on a dark band">
          <p className={`${line} surface-inverse rounded-md p-4`}>
            <Spinner />
            {loading}
          </p>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <p className="flex w-48 items-start gap-3">
      <Spinner className="mt-0.5" />
      {wordsOf(words, context).loading}
    </p>
  ),
};
