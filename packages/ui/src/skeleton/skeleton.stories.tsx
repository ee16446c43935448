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
  purpose: "Keeps the place of something that is loading, so that nothing moves when it arrives.",
  avoid: [
    "For a list whose filters change: the old list stays, dimmed, until the new one is there.",
    "For less than a blink: what takes under half a second needs no skeleton.",
    "To say that work is under way on a button: use `pending`.",
  ],
  anatomy: [
    ["Region", "The caller's, with `aria-busy` and a name: shapes say nothing to a screen reader"],
    ["Skeleton", "One shape; it pulses, and rests where motion is reduced"],
    ["VehicleCardSkeleton", "The place of one card, of the same height"],
  ],
  keyboard: [],
  product: ["performance.md", "interface.md#behaviour"],
};

const meta = {
  title: "Vehicle/Skeleton",
  component: Skeleton,
  subcomponents: { VehicleCardSkeleton },
  tags: ["stable"],
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
