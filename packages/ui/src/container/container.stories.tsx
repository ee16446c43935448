import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import { Panel } from "../panel/panel.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { Heading } from "../text/text.tsx";
import { Container, Section } from "./container.tsx";

const words = {
  en: {
    heading: "What people say about financing here",
    lead: "Every quote is from a customer whose purchase we can look up.",
    action: "See all reviews",
    body: "The part's own content stands here.",
    column: "The page's column",
  },
  es: {
    heading: "Lo que dicen nuestros clientes sobre el financiamiento en este concesionario",
    lead: "Cada comentario es de un cliente cuya compra podemos comprobar en nuestros registros.",
    action: "Ver todas las opiniones de clientes",
    body: "Aquí va el contenido propio de esta parte.",
    column: "La columna de la página",
  },
};

const guide: ComponentGuide = {
  purpose:
    "Container sets the page width and gutters. Section is a part of a page with heading, lead, action and content.",
  avoid: ["Container inside Container: gutters add up.", "Section without a heading: use a plain element."],
  anatomy: [
    ["Container", "`page` 1392 px, `narrow` 1024 px, `flow` 724 px; gutters 32 px, 16 below 1024 px"],
    ["Section", "`section` with the page's vertical spacing"],
    ["Heading", "An `h2`, or a `Heading` of another level"],
    ["Lead", "One line, at most 64 characters wide"],
    ["Action", "At the end of the heading's line, or below it on small screens"],
  ],
  keyboard: [],
  product: ["interface.md#look"],
};

const meta = {
  id: "components-container",
  title: "Layout/Container",
  component: Container,
  subcomponents: { Section },
  tags: ["stable"],
  parameters: { guide, layout: "fullscreen" },
  args: { width: "page" },
  render: (args, context) => (
    <Container {...args}>
      <Panel>{wordsOf(words, context).column}</Panel>
    </Container>
  ),
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

type Words = (typeof words)["en"];

function SampleSection({ text, gap }: { text: Words; gap?: "page" | "detail" }) {
  return (
    <Section
      gap={gap}
      className="mt-0!"
      heading={
        <Heading level={2} size={gap === "detail" ? "section" : "page"}>
          {text.heading}
        </Heading>
      }
      lead={text.lead}
      action={
        <Link variant="standalone" href="#all">
          {text.action}
          <Icon name="arrow-right" size={18} className="rtl:-scale-x-100" />
        </Link>
      }
    >
      <Panel>{text.body}</Panel>
    </Section>
  );
}

export const AllStates: Story = {
  name: "States",
  parameters: { layout: "padded" },
  render: (_, context) => {
    const text = wordsOf(words, context);
    return (
      <States columns={1}>
        {(["page", "narrow", "flow"] as const).map((width) => (
          <State key={width} name={`Container, ${width}`}>
            <Container width={width} className="border border-line-strong border-dashed">
              <Panel>{text.column}</Panel>
            </Container>
          </State>
        ))}
        <State name="Section of a page">
          <SampleSection text={text} gap="page" />
        </State>
        <State name="Section inside a detail page">
          <SampleSection text={text} gap="detail" />
        </State>
        <State name="Section with a heading alone">
          <Section className="mt-0!" heading={<Heading level={2}>{text.heading}</Heading>}>
            <Panel>{text.body}</Panel>
          </Section>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  parameters: { layout: "padded" },
  render: (_, context) => (
    <div className="max-w-80">
      <SampleSection text={wordsOf(words, context)} />
    </div>
  ),
};
