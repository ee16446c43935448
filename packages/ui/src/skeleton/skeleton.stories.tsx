import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { cardOf } from "../storybook/example-card.tsx";
import { outlander } from "../storybook/example-vehicles.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf, wordsOf } from "../storybook/words.ts";
import { VehicleCard } from "../vehicle-card/vehicle-card.tsx";
import { Skeleton, VehicleCardSkeleton } from "./skeleton.tsx";

const words = {
  en: { loading: "Similar vehicles are loading" },
  es: { loading: "Se están cargando los vehículos parecidos" },
};

const guide: ComponentGuide = {
  purpose: "Reserves the space of loading content, so that the layout does not shift.",
  avoid: [
    "For a list whose filters change: dim the old list until the new one has loaded.",
    "For loading times under half a second.",
    "For a running action of a button: use `pending`.",
  ],
  anatomy: [
    [
      "Region",
      "Provided by the caller, labelled and with `aria-busy`: shapes are hidden from screen readers",
    ],
    ["Skeleton", "One shape; pulses, static with reduced motion"],
    ["VehicleCardSkeleton", "Same height as a VehicleCard"],
  ],
  keyboard: [],
  product: ["performance.md", "interface.md#behaviour"],
};

const meta = {
  id: "vehicle-skeleton",
  title: "Feedback/Skeleton",
  component: Skeleton,
  subcomponents: { VehicleCardSkeleton },
  tags: ["beta"],
  parameters: { guide },
  args: { className: "h-6 w-64" },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => (
    <States columns={3}>
      <State name="lines">
        <section aria-busy="true" aria-label={wordsOf(words, context).loading} className="grid gap-2.5">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </section>
      </State>
      <State name="a card">
        <VehicleCardSkeleton />
      </State>
      <State name="the card that takes its place">
        <VehicleCard {...cardOf(outlander, localeOf(context))} />
      </State>
    </States>
  ),
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <section aria-busy="true" className="w-64">
      <p className="mb-2 text-muted text-sm">{wordsOf(words, context).loading}</p>
      <VehicleCardSkeleton />
    </section>
  ),
};
