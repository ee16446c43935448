import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, LinkButton } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { Silhouette } from "../silhouette/silhouette.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { EmptyState } from "./empty-state.tsx";

const words = {
  en: {
    offers: "No offers available at this time. Please check back later.",
    saved: "No saved vehicles yet",
    savedText: "Press the heart on a vehicle and it waits here, on this device, without an account.",
    browse: "Browse 231 vehicles",
    compare: "Nothing to compare yet",
    call: "Call",
    reviews: "No reviews of service yet",
  },
  es: {
    offers: "No hay ofertas disponibles en este momento. Vuelva a consultar más adelante.",
    saved: "Todavía no hay vehículos guardados",
    savedText:
      "Presione el corazón de un vehículo y lo encontrará aquí, en este dispositivo y sin necesidad de una cuenta.",
    browse: "Ver los 231 vehículos",
    compare: "Todavía no hay nada que comparar",
    call: "Llamar al",
    reviews: "Todavía no hay opiniones del servicio",
  },
};

const guide: ComponentGuide = {
  purpose: "Replaces an empty list and offers a next step.",
  avoid: [
    "For a search without results: use EmptyResults, which offers to remove filters.",
    "For a missing or failed page: use NotFound or ErrorPage.",
    "While loading: use Skeleton, which reserves the space.",
  ],
  usage: [
    {
      do: {
        shows: () => (
          <EmptyState headingLevel={4} title="No saved vehicles" text="Tap the heart on any vehicle.">
            <LinkButton href="#vehicles">See all vehicles</LinkButton>
          </EmptyState>
        ),
        because: "It says what to do next.",
      },
      dont: {
        shows: () => <EmptyState headingLevel={4} title="Nothing here" />,
        because: "A dead end: the shopper leaves.",
      },
    },
  ],
  anatomy: [
    ["Mark", "A silhouette or an icon; decorative"],
    ["Title", "What is missing, as a heading"],
    ["Text", "Why, or when there will be content"],
    ["Actions", "Next steps; at most one primary"],
  ],
  keyboard: [],
  product: ["offers.md#windows", "interface.md"],
};

const meta = {
  id: "components-emptystate",
  title: "Feedback/EmptyState",
  component: EmptyState,
  tags: ["stable"],
  parameters: { guide },
  args: { title: "" },
  argTypes: { mark: { control: false }, children: { control: false } },
  render: (args, context) => {
    const t = wordsOf(words, context);
    return (
      <EmptyState
        {...args}
        mark={<Icon name="heart" size={32} />}
        title={args.title || t.saved}
        text={t.savedText}
      >
        <LinkButton href="#all">{t.browse}</LinkButton>
      </EmptyState>
    );
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <States columns={2}>
        <State name="mark, text and two ways on">
          <EmptyState mark={<Icon name="heart" size={32} />} title={t.saved} text={t.savedText}>
            <LinkButton href="#all">{t.browse}</LinkButton>
            <Button variant="secondary">
              {t.call} <bdi>(417) 555-0142</bdi>
            </Button>
          </EmptyState>
        </State>
        <State name="silhouette and one way on">
          <EmptyState mark={<Silhouette name="suv" />} title={t.offers}>
            <LinkButton href="#all" variant="secondary">
              {t.browse}
            </LinkButton>
          </EmptyState>
        </State>
        <State name="nothing to do about it">
          <EmptyState headingLevel={3} title={t.reviews} />
        </State>
        <State name="mark alone">
          <EmptyState headingLevel={3} mark={<Icon name="compare" size={32} />} title={t.compare} />
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
        <EmptyState mark={<Icon name="heart" size={32} />} title={t.saved} text={t.savedText}>
          <LinkButton href="#all">{t.browse}</LinkButton>
        </EmptyState>
      </div>
    );
  },
};
