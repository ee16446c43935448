import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Link } from "../link/link.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { FormStatus } from "./form-status.tsx";

const words = {
  en: {
    sent: "We sent a new code",
    sentText: "It is good for ten minutes.",
    failed: "We could not send your message. What you typed is still here. Try again, or call ",
    info: "We are closed on Sundays. Your message is answered on Monday.",
  },
  es: {
    sent: "Le enviamos otro código de verificación",
    sentText: "Es válido durante diez minutos.",
    failed: "No pudimos enviar su mensaje. Lo que escribió sigue aquí. Inténtelo otra vez o llame al ",
    info: "Los domingos cerramos. Responderemos su mensaje el lunes por la mañana.",
  },
};

const guide: ComponentGuide = {
  purpose: "Shows the progress or result of a form submission.",
  avoid: [
    "For field errors: use ErrorSummary and the fields' own errors.",
    "For a confirmation that replaces the form: use FormDone.",
    "For a permanent remark: use Note. FormStatus is a live region.",
  ],
  usage: [
    {
      do: {
        shows: () => (
          <FormStatus tone="error" title="Your message was not sent">
            Check your connection and send it again. Your text is still here.
          </FormStatus>
        ),
        because: "What happened, what to do, and that nothing is lost.",
      },
      dont: {
        shows: () => <FormStatus tone="error" title="Error 500" />,
        because: "A code means nothing to a shopper.",
      },
    },
  ],
  anatomy: [
    ["Box", "`role=alert` for errors; `role=status` otherwise"],
    ["Mark", "An icon per tone, a spinner while pending; never colour alone"],
    ["Title and text", "What happened, and what to do next"],
  ],
  keyboard: [],
  product: ["forms.md#one-body-two-ways", "interface.md#behaviour"],
};

const meta = {
  title: "Forms/FormStatus",
  component: FormStatus,
  tags: ["stable"],
  parameters: { guide },
  args: { tone: "success" },
  render: (args, context) => (
    <FormStatus {...args} title={args.title ?? wordsOf(words, context).sent}>
      {args.children ?? wordsOf(words, context).sentText}
    </FormStatus>
  ),
} satisfies Meta<typeof FormStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { sent, sentText, failed, info } = wordsOf(words, context);
    const { pending, failure } = messagesOf(context).form;
    return (
      <States>
        <State name="pending">
          <FormStatus tone="pending" title={pending} />
        </State>
        <State name="success">
          <FormStatus tone="success" title={sent}>
            {sentText}
          </FormStatus>
        </State>
        <State name="error">
          <FormStatus tone="error" title={failure}>
            {failed}
            <Link href="tel:+14175550142" className="whitespace-nowrap">
              <bdi>(417) 555-0142</bdi>
            </Link>
            .
          </FormStatus>
        </State>
        <State name="info, text alone">
          <FormStatus>{info}</FormStatus>
        </State>
        <State name="without a mark">
          <FormStatus tone="success" mark={null} title={sent} />
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
      <FormStatus tone="error" title={messagesOf(context).form.failure}>
        {wordsOf(words, context).failed}
        <Link href="tel:+14175550142" className="whitespace-nowrap">
          <bdi>(417) 555-0142</bdi>
        </Link>
        .
      </FormStatus>
    </div>
  ),
};

export const OnlyErrorsAreAssertive: Story = {
  render: (_, context) => {
    const { sent, info } = wordsOf(words, context);
    return (
      <div className="grid gap-3">
        <FormStatus tone="error" title={messagesOf(context).form.failure} />
        <FormStatus tone="success" title={sent} />
        <FormStatus>{info}</FormStatus>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("alert")).toHaveLength(1);
    await expect(canvas.getAllByRole("status")).toHaveLength(2);
  },
};
