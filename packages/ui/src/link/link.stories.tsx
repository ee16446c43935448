import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Icon } from "../icon/icon.tsx";
import { SkipLink } from "../skip-link/skip-link.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { Link } from "./link.tsx";

const words = {
  en: {
    text: "Every price includes the documentary fee. ",
    policy: "Read the privacy policy",
    all: "See all 231 vehicles",
    back: "Back to the list",
    service: "Schedule service",
  },
  es: {
    text: "Todos los precios incluyen el cargo por documentación. ",
    policy: "Lea la política de privacidad completa del concesionario",
    all: "Ver los 231 vehículos disponibles en nuestras cuatro sucursales",
    back: "Volver a la lista de vehículos",
    service: "Programar una cita de servicio",
  },
};

const guide: ComponentGuide = {
  purpose: "Links to another page, a fragment or a phone number.",
  avoid: [
    "For an action on this page: use Button.",
    "For a page's main action: use LinkButton.",
    "With a text such as “here”: name the target, because screen readers list links.",
  ],
  usage: [
    {
      do: {
        shows: () => (
          <p>
            Read <Link href="#offers">the terms of this offer</Link>.
          </p>
        ),
        because: "The text names the target: screen readers list links.",
      },
      dont: {
        shows: () => (
          <p>
            For the terms, click <Link href="#offers">here</Link>.
          </p>
        ),
        because: "In a list of links, “here” means nothing.",
      },
    },
  ],
  anatomy: [
    ["Link", "A native link, or the router's link passed as `as`"],
    ["Icon", "After a standalone link, before a back link; mirrored in right-to-left pages"],
    ["SkipLink", "The first link of a page, hidden until focused"],
  ],
  keyboard: [
    ["Tab", "Moves focus to the link; the skip link comes first"],
    ["Enter", "Follows the link"],
  ],
  product: ["interface.md#behaviour"],
};

const meta = {
  id: "components-link",
  title: "Navigation/Link",
  component: Link,
  subcomponents: { SkipLink },
  tags: ["stable"],
  parameters: { guide },
  args: { href: "#main", variant: "inline" },
  render: (args, context) => <Link {...args}>{args.children ?? wordsOf(words, context).policy}</Link>,
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { text, policy, all, back, service } = wordsOf(words, context);
    return (
      <States>
        <State name="inline">
          <p>
            {text}
            <Link href="#policy">{policy}</Link>.
          </p>
        </State>
        <State name="standalone">
          <Link href="#all" variant="standalone">
            {all}
            <Icon name="arrow-right" size={18} className="rtl:-scale-x-100" />
          </Link>
        </State>
        <State name="back">
          <Link href="#list" variant="back">
            <Icon name="arrow-left" size={18} />
            {back}
          </Link>
        </State>
        <State name="nav, and the page that is open">
          <nav aria-label={service} className="flex flex-wrap gap-x-6">
            <Link href="#service" variant="nav" aria-current="page" className="aria-[current]:font-semibold">
              {service}
            </Link>
            <Link href="#all" variant="nav">
              {all}
            </Link>
          </nav>
        </State>
        <State name="inline, on a dark band">
          <p className="surface-inverse rounded-md p-4">
            {text}
            <Link href="#policy" className="text-on-inverse">
              {policy}
            </Link>
            .
          </p>
        </State>
        <State name="skip link, with focus">
          <div className="relative min-h-16">
            <SkipLink href="#main" className="absolute! translate-y-0!">
              {messagesOf(context).skipLink.content}
            </SkipLink>
          </div>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-52">
      <Link href="#all" variant="standalone">
        {wordsOf(words, context).all}
        <Icon name="arrow-right" size={18} className="rtl:-scale-x-100" />
      </Link>
    </div>
  ),
};

export const Keyboard: Story = {
  render: (args, context) => (
    <>
      <SkipLink href="#main">{messagesOf(context).skipLink.content}</SkipLink>
      <Link {...args} href="#policy">
        {wordsOf(words, context).policy}
      </Link>
      <div id="main" tabIndex={-1} className="mt-4 min-h-10 outline-none" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [skip, link] = within(canvasElement).getAllByRole("link");
    const hidden = skip!.getBoundingClientRect().bottom;
    await expect(hidden).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await expect(skip!.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(skip!.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
};
